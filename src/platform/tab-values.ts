import { createLocalValues } from './local-values'
import type { TabKey } from './tab-keys'

/** Small values of this tab alone: they outlive a reload, and a phone that drops the page while its user reads a mail. */
export const tabValues = createLocalValues<TabKey>(() => globalThis.sessionStorage)
