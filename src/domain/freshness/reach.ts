/** Whether the server answers. Only its answers count, never what the browser believes of its network. */
export type Reach =
  | { readonly kind: 'reached' }
  /** `sinceMs`: product time of the first request that failed. `isOffline`: the browser knows of no network either. */
  | { readonly kind: 'lost'; readonly sinceMs: number; readonly isOffline: boolean }

export const REACHED: Reach = { kind: 'reached' }
