/** Where a surprise was caught: around everything, or around one component. */
export type Boundary =
  { readonly scope: 'root' } | { readonly scope: 'component'; readonly component: string }

export interface ErrorScreen {
  readonly title: string
  readonly actions: readonly string[]
}

export function errorScreen(boundary: Boundary): ErrorScreen {
  return boundary.scope === 'root'
    ? { title: 'Something went wrong', actions: ['Try Again', 'Reload Application'] }
    : {
        title: `Something went wrong in ${boundary.component}`,
        actions: ['Technical Details', 'Try Again', 'Reload Page'],
      }
}
