import { Component, type ReactNode } from 'react'

interface Props {
  readonly fallback: (tryAgain: () => void, error: unknown) => ReactNode
  readonly onError?: (error: unknown) => void
  /** The address of what is drawn: a failure at another address does not count any more. */
  readonly at?: string
  readonly children: ReactNode
}

type State = { readonly failed: false } | { readonly failed: true; readonly error: unknown }

/**
 * Confines a failure to the part in which it happens; the rest goes on. React offers boundaries only as
 * classes.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error }
  }

  override componentDidUpdate({ at }: Props) {
    if (at !== this.props.at) this.tryAgain()
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  tryAgain = () => this.setState({ failed: false })

  override render() {
    const { state } = this
    return state.failed ? this.props.fallback(this.tryAgain, state.error) : this.props.children
  }
}
