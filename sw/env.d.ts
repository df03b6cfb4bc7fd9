/** What the build sets; `vite/client` would bring the page's types into the worker. */
interface ImportMeta {
  readonly env: { readonly PROD: boolean; readonly DEV: boolean }
}
