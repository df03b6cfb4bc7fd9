import { Link } from 'wouter'
import type { MouseEvent } from 'react'
import type { Slug } from '../../domain/league'
import { useFreshness } from '../../state/freshness'
import { boardPath, HOME_PATH } from '../../state/paths'
import { useBoard } from '../../state/use-board'
import type { LeagueTab } from '../../state/use-leagues'
import type { StoredBoard } from '../../storage/rows'
import { LiveBadge } from '../../ui/live-badge'
import styles from './league-bar.module.css'

interface Props {
  readonly tab: LeagueTab
  readonly isCurrent: boolean
  /** Its board is on the screen. Badge and board must never contradict each other. */
  readonly isShown: boolean
  readonly isPressed: boolean
  readonly onPress: () => void
}

export function LeagueLink({ tab, isCurrent, isShown, isPressed, onPress }: Props) {
  const { slug, label } = tab.league
  const marks = {
    className: styles.tab,
    'data-league': slug,
    'data-live': tab.live,
    'data-tinted': tab.tinted,
    'data-pressed': isPressed,
    'data-choice': '',
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'aria-disabled': tab.disabled,
  }
  const words = (
    <>
      {label}
      {tab.live && isShown ? <LiveAsShown slug={slug} /> : null}
      {tab.live && !isShown && !tab.isDoubtful ? <LiveBadge look="fitting" /> : null}
    </>
  )
  // Out of season the tab has no link, because there is nothing to see; the address itself still says when the league
  // returns.
  if (tab.disabled)
    return (
      <span {...marks} role="link">
        {words}
      </span>
    )
  return (
    <Link href={boardPath(slug)} {...marks} onClick={(event) => takeClick(event, onPress)}>
      {words}
    </Link>
  )
}

function LiveAsShown({ slug }: { readonly slug: Slug }) {
  const read = useBoard(slug)
  return read.kind === 'stored' ? <LiveAsStored stored={read.stored} /> : <LiveBadge look="fitting" />
}

function LiveAsStored({ stored }: { readonly stored: StoredBoard }) {
  return (
    <span className={styles.live} data-current={useFreshness(stored).isCurrent}>
      <LiveBadge look="fitting" />
    </span>
  )
}

/** The link to all leagues, first in the bar. */
export function AllLink({
  isCurrent,
  onPress,
}: {
  readonly isCurrent: boolean
  readonly onPress: () => void
}) {
  return (
    <Link
      href={HOME_PATH}
      className={styles.tab}
      data-all=""
      data-choice=""
      aria-current={isCurrent ? 'page' : undefined}
      aria-label="All leagues"
      onClick={(event) => takeClick(event, onPress)}
    >
      All
    </Link>
  )
}

/**
 * Navigates later and not at once, so the click's default is prevented. The browser handles clicks that open another
 * tab: the link reports only plain ones.
 */
function takeClick(event: MouseEvent, run: () => void) {
  event.preventDefault()
  run()
}
