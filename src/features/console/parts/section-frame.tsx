import type { ReactNode } from 'react'
import { REFRESH_ALL, refreshButtonText } from '../../../domain/operations/dashboard/refresh-button'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { MessageScreen } from '../../../ui/message-screen'
import type { ConsoleData } from '../use-console-data'
import { FiguresAge, troubleText, type Trouble } from './figures-age'
import { Notice } from './notice'
import { ScreenReaderStatus } from './screen-reader-status'
import styles from './section-frame.module.css'

interface Props<T> {
  readonly title: string
  readonly data: ConsoleData<T>
  readonly refreshText?: string
  /** Other buttons beside the refresh. */
  readonly actions?: ReactNode
  /** Says which part of the answer is still missing. */
  readonly missing?: (value: T) => string | undefined
  readonly children: (value: T, readAtMs: number) => ReactNode
}

/**
 * A section with its title and refresh button. It also says when nothing has been read yet, and when nothing newer
 * comes.
 */
export function SectionFrame<T>(props: Props<T>) {
  const { title, data, refreshText = REFRESH_ALL, actions, missing, children } = props
  const { value, atMs = 0, trouble, button, refresh } = data
  const missed = value === undefined ? undefined : missing?.(value)
  return (
    <section className={styles.section} aria-label={title} data-section={title}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
        <Button disabled={button.state === 'refreshing'} onPress={refresh}>
          <Icon name={button.state === 'refreshed' ? 'check' : 'reload'} />
          {refreshButtonText(button, refreshText)}
        </Button>
        <ScreenReaderStatus text={button.state === 'idle' ? '' : refreshButtonText(button, refreshText)} />
      </header>
      {value === undefined ? null : <FiguresAge trouble={trouble} atMs={atMs} />}
      {missed ? <Notice icon="clock">{missed}</Notice> : null}
      {value === undefined ? <Nothing trouble={trouble} onTryAgain={refresh} /> : children(value, atMs)}
    </section>
  )
}

interface NothingProps {
  readonly trouble: Trouble | undefined
  readonly onTryAgain: () => void
}

function Nothing({ trouble, onTryAgain }: NothingProps) {
  if (!trouble) return <Loading />
  return (
    <MessageScreen
      icon={trouble === 'unreachable' ? 'offline' : 'warning'}
      tone="danger"
      title="Nothing to show"
      text={troubleText(trouble)}
    >
      <Button look="strong" onPress={onTryAgain}>
        Try Again
      </Button>
    </MessageScreen>
  )
}

/** Stands where figures will be. */
export function Loading() {
  return (
    <div className={styles.loading}>
      <p className="visually-hidden" role="status">
        Loading…
      </p>
      {[1, 2, 3, 4].map((card) => (
        <span key={card} className={styles.placeholder} />
      ))}
    </div>
  )
}
