import {
  letterKindText,
  letterStateText,
  type UnsentLetter,
} from '../../../domain/people/letters/unsent-letter'
import { SPORT_ANALYTICS_RELOAD_MS } from '../../../domain/time/intervals'
import { fullMomentText } from '../../../platform/local-time'
import { Panel } from '../parts/panel'
import { PersonText } from '../parts/person-text'
import { TableFrame } from '../parts/table-frame'
import { TableHead } from '../parts/table-head'
import { useConsoleData } from '../use-console-data'
import { CopyLink } from './copy-link'
import styles from './unsent-letters.module.css'

/**
 * Letters that were not sent by mail. If no mail is set up, an operator passes the link on. Otherwise nothing is shown.
 */
export function UnsentLetters() {
  const { value } = useConsoleData((api) => api.letters(), SPORT_ANALYTICS_RELOAD_MS)
  if (!value || (value.sendsMail && value.letters.length === 0)) return null
  return (
    <Panel title="Mail Links" aside={value.sendsMail ? 'Not sent yet' : 'No mail is set up'}>
      {value.letters.length === 0 ? <p>Nobody waits for a link.</p> : <Letters letters={value.letters} />}
      {value.hasMore ? <p>{`Only the latest ${value.letters.length} are listed; there are more.`}</p> : null}
    </Panel>
  )
}

function Letters({ letters }: { readonly letters: readonly UnsentLetter[] }) {
  return (
    <TableFrame label="Mail Links">
      <TableHead columns={['For', 'What', 'State', 'Good until', 'Link']} />
      <tbody>
        {letters.map(({ id, recipient, kind, state, error, expires, link }) => (
          <tr key={id}>
            <th scope="row">
              <PersonText>{recipient}</PersonText>
            </th>
            <td>{letterKindText(kind)}</td>
            <td>
              {letterStateText(state)}
              {error ? <small className={styles.reason}>{error}</small> : null}
            </td>
            <td>
              <time dateTime={new Date(expires).toISOString()}>{fullMomentText(expires)}</time>
            </td>
            <td>{link ? <CopyLink link={link} recipient={recipient} /> : '-'}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}
