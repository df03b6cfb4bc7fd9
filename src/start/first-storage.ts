import { openFirstStorage } from '../storage/first-storage'

/** Begins to open as soon as this is imported. */
export const firstStorage = openFirstStorage()
