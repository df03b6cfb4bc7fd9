/** The only module that imports jotai. */
export { atom, createStore, Provider, useAtom, useAtomValue, useSetAtom } from 'jotai'

export type { Getter } from 'jotai'

export type Store = ReturnType<typeof import('jotai').createStore>
