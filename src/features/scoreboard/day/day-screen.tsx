import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { leagueOf, leagueTitle, type GameSlug } from '../../../domain/league'
import { isOpenDay } from '../../../domain/people/gates/open-days'
import { productNow } from '../../../platform/clock'
import { boardDayText } from '../../../platform/local-time'
import { boardPath } from '../../../state/paths'
import { useMay } from '../../../state/session'
import { useBoardDrawn } from '../../../state/use-board-drawn'
import { useShowBoard } from '../../../state/use-show-board'
import { PageHead } from '../../../ui/page-head'
import { DayGames } from './day-games'
import { DayPicker } from './day-picker'
import page from '../../../ui/sub-page.module.css'
import { usePageTitle } from '../../../ui/use-page-title'

interface Props {
  readonly slug: GameSlug
  /** An Eastern day. */
  readonly day: string
  /** Shown in place of days that the viewer may not see. */
  readonly locked: ReactNode
}

/** The games of a league on one day of any season. */
export function DayScreen({ slug, day, locked }: Props) {
  const may = useMay('view_historical_data')
  const title = leagueTitle(leagueOf(slug).sport)
  const text = `${boardDayText(day)}, ${day.slice(0, 4)}`
  useBoardDrawn()
  useShowBoard(slug)
  const name = `${title} games of ${text}`
  usePageTitle(name)
  return (
    <section aria-label={name} data-day={day}>
      <PageHead
        title={
          <hgroup className={page.title}>
            <h1>{title}</h1>
            <p>{text}</p>
          </hgroup>
        }
      />
      <div className={page.content}>
        <DayPicker slug={slug} day={day} />
        {may || isOpenDay(day, productNow()) ? <DayGames key={day} slug={slug} day={day} /> : locked}
        <Link href={boardPath(slug)} className={page.back} data-not-printed="">
          Latest scores
        </Link>
      </div>
    </section>
  )
}
