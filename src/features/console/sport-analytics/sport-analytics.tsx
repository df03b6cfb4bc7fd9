import { ANALYTICS_SPORTS } from '../../../domain/operations/audience/analytics-sport'
import type { SportsAnswer } from '../../../domain/operations/audience/audience-answers'
import { sportFilterLabel } from '../../../domain/operations/audience/power-user-texts'
import { uncountedText } from '../../../domain/operations/audience/uncounted'
import { SPORT_ANALYTICS_RELOAD_MS } from '../../../domain/time/intervals'
import { Choice } from '../parts/choice'
import { SectionFrame } from '../parts/section-frame'
import { useConsoleData } from '../use-console-data'
import { useAddressParameters } from '../use-address-parameters'
import { Patterns } from './patterns'
import { PowerUsers } from './power-users'
import { SportOverview } from './sport-overview'

const TABS = [
  { value: 'overview', label: 'Sport Overview' },
  { value: 'power', label: 'Power Users' },
  { value: 'patterns', label: 'Engagement Patterns' },
] as const
type Tab = (typeof TABS)[number]['value']

const ALL = { value: '', label: sportFilterLabel() }
const SPORTS = [ALL, ...ANALYTICS_SPORTS.map((sport) => ({ value: sport, label: sportFilterLabel(sport) }))]

/** How each league is used; league and tab stand in the address. */
export function SportAnalytics() {
  const { read, write } = useAddressParameters()
  const tab = TABS.find(({ value }) => value === read('tab'))?.value ?? 'overview'
  const sport = ANALYTICS_SPORTS.find((known) => known === read('sport')) ?? ''
  const data = useConsoleData((api, _byHand, asked) => api.sports(asked), SPORT_ANALYTICS_RELOAD_MS, sport)
  return (
    <SectionFrame
      title="Sport Analytics & User Engagement"
      refreshText="Refresh"
      data={data}
      missing={({ uncounted }) => uncountedText(uncounted)}
      actions={
        <Choice label="Sport" options={SPORTS} value={sport} onChoose={(value) => write({ sport: value })} />
      }
    >
      {(answer) => (
        <>
          <Choice
            label="View"
            options={TABS}
            value={tab}
            onChoose={(value) => write({ tab: value === 'overview' ? '' : value })}
          />
          <View tab={tab} sport={data.answered} answer={answer} />
        </>
      )}
    </SectionFrame>
  )
}

interface Props {
  readonly tab: Tab
  /** The sport of the answer; empty for all. */
  readonly sport: string
  readonly answer: SportsAnswer
}

function View({ tab, sport, answer }: Props) {
  const { sports, powerUsers, patterns, hours } = answer
  switch (tab) {
    case 'overview':
      return (
        <SportOverview sports={sports.filter((row) => sport === '' || row.sport === sport)} hours={hours} />
      )
    case 'power':
      return <PowerUsers users={powerUsers} {...(sport !== '' && { sport })} />
    case 'patterns':
      return <Patterns patterns={patterns} sports={sports} />
  }
}
