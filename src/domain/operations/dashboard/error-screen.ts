/** Where an unexpected error was caught: around the whole app, or around one component. */
export type Boundary =
  | { readonly scope: 'root' }
  | { readonly scope: 'component'; readonly component: string }

export interface ErrorScreen {
  readonly title: string
  /** The label of the button that opens the details; only an error of a component has details. */
  readonly details?: string
  readonly tryAgain: string
  readonly reload: string
}

export function errorScreen(boundary: Boundary): ErrorScreen {
  const tryAgain = 'Try Again'
  return boundary.scope === 'root'
    ? { title: 'Something went wrong', tryAgain, reload: 'Reload Application' }
    : {
        title: `Something went wrong in ${boundary.component}`,
        details: 'Technical Details',
        tryAgain,
        reload: 'Reload Page',
      }
}
