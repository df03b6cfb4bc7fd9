/** Whether answers of the server come: known from answers alone, never from what a browser believes of its network. */
export type Reach =
  | { readonly kind: 'reached' }
  /** `sinceMs`: product time of the first request that failed. `isOffline`: the browser knows of no network either. */
  | { readonly kind: 'lost'; readonly sinceMs: number; readonly isOffline: boolean }

export const REACHED: Reach = { kind: 'reached' }
