/** What the build sets; `vite/client` would bring the page's types into the worker. */
interface ImportMeta {
  readonly env: { readonly PROD: boolean; readonly DEV: boolean }
}

/** Only pages have it, but modules that the worker shares with pages name it. */
declare const requestIdleCallback: undefined | ((run: () => void, options: { timeout: number }) => number)

/** A worker has none, and modules that it shares with pages find that out by themselves. */
interface Storage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

declare const localStorage: Storage
