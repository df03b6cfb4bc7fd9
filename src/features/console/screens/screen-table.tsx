import { leagueOf } from '../../../domain/league'
import type { Colour } from '../../../domain/operations/dashboard/metric-colour'
import {
  screenName,
  screensInOrder,
  screenState,
  type Screen,
  type ScreenState,
} from '../../../domain/operations/fleet/screen'
import { ageText } from '../../../domain/time/age'
import { Button } from '../../../ui/button'
import { Moment } from '../parts/moment'
import { StateWord } from '../parts/state-word'
import { TableFrame } from '../parts/table-frame'
import { TableHead } from '../parts/table-head'

const LOOKS: Readonly<Record<ScreenState, { readonly colour: Colour; readonly word: string }>> = {
  fine: { colour: 'green', word: 'Fine' },
  behind: { colour: 'amber', word: 'Old board' },
  blank: { colour: 'red', word: 'No board' },
  frozen: { colour: 'red', word: 'Frozen' },
  silent: { colour: 'red', word: 'Silent' },
}

interface Props {
  readonly screens: readonly Screen[]
  /** The build that the server runs. */
  readonly build: string | undefined
  readonly nowMs: number
  readonly onReload: (screen: Screen) => void
}

export function ScreenTable({ screens, build, nowMs, onReload }: Props) {
  return (
    <TableFrame label="Screens on Walls">
      <TableHead
        columns={['Screen', 'State', 'League', 'Last frame', 'Board checked', 'Build', { number: 'Action' }]}
      />
      <tbody>
        {screensInOrder(screens, nowMs).map((screen) => (
          <ScreenRow key={screen.id} screen={screen} build={build} nowMs={nowMs} onReload={onReload} />
        ))}
      </tbody>
    </TableFrame>
  )
}

function ScreenRow({ screen, build, nowMs, onReload }: Omit<Props, 'screens'> & { readonly screen: Screen }) {
  const state = screenState(screen, nowMs)
  const { colour, word } = LOOKS[state]
  const name = screenName(screen)
  const isAsked = screen.reloadAskedAtMs !== undefined
  return (
    <tr data-screen={screen.id} data-state={state}>
      <th scope="row">
        {name}
        <small>
          {'Loaded '}
          <Moment ms={screen.begunAtMs} />
        </small>
      </th>
      <td>
        <StateWord colour={colour}>{word}</StateWord>
        {state === 'silent' ? (
          <small>
            {'since '}
            <Moment ms={screen.heardAtMs} />
          </small>
        ) : null}
      </td>
      <td>{screen.league ? leagueOf(screen.league).label : 'None'}</td>
      <td>
        <Age ms={screen.frameAtMs} nowMs={nowMs} />
      </td>
      <td>{screen.boardAtMs === undefined ? 'No data' : <Age ms={screen.boardAtMs} nowMs={nowMs} />}</td>
      <td>
        {screen.build ?? 'No data'}
        {build !== undefined && screen.build !== undefined ? (
          <small>{screen.build === build ? 'current' : 'not the current one'}</small>
        ) : null}
      </td>
      <td data-number="">
        <Button
          label={isAsked ? `Reload of ${name} asked` : `Reload ${name}`}
          disabled={isAsked}
          onPress={() => onReload(screen)}
        >
          {isAsked ? 'Asked' : 'Reload'}
        </Button>
        {screen.reloadAskedAtMs !== undefined ? (
          <small>{ageText(screen.reloadAskedAtMs, nowMs)}</small>
        ) : null}
      </td>
    </tr>
  )
}

function Age({ ms, nowMs }: { readonly ms: number; readonly nowMs: number }) {
  return <Moment ms={ms}>{ageText(ms, nowMs)}</Moment>
}
