import { useState } from 'react'
import type { LogAnswer } from '../../../domain/operations/logs/log-question'
import { foundText, showingText } from '../../../domain/operations/logs/log-search'
import { DASHBOARD_LOOP_MS } from '../../../domain/time/intervals'
import { Panel } from '../parts/panel'
import { SectionFrame } from '../parts/section-frame'
import { useConsoleData } from '../use-console-data'
import { useAddressParameters } from '../use-address-parameters'
import { ExportLines } from './export-lines'
import fields from './fields.module.css'
import { Filters } from './filters'
import { LogRow } from './log-row'
import styles from './logs.module.css'
import { readQuestion, type AddressedQuestion } from './question-in-address'
import { SavedSearches } from './saved-searches'
import { SearchBox } from './search-box'
import { addressOfSearch, searchText } from './search-in-address'
import { Tiles } from './tiles'
import { TimeChooser } from './time-chooser'
import { TypeToggles } from './type-toggles'

/** What went wrong in people's pages and on the server. The search stands in the address. */
export function Logs() {
  const { read, write } = useAddressParameters()
  const question = readQuestion(read)
  // A field keeps what was typed into it, whatever the address says, so opening another search creates new
  // fields.
  const [opened, setOpened] = useState(0)
  const open = (search: string) => {
    write(addressOfSearch(search))
    setOpened(opened + 1)
  }
  const data = useConsoleData(
    (api, _byHand, asked) => api.logs(JSON.parse(asked) as AddressedQuestion),
    DASHBOARD_LOOP_MS,
    JSON.stringify(question),
  )
  return (
    <SectionFrame
      title="System Logs"
      refreshText="Refresh"
      data={data}
      actions={data.value ? <ExportLines question={question} /> : null}
    >
      {(answer) => (
        <>
          <Tiles
            counts={answer.counts}
            quick={question.quick}
            onChoose={(quick) => write({ show: quick === 'all' ? '' : quick })}
          />
          <Panel title="Search">
            <SearchBox
              key={`search ${opened}`}
              query={question.query}
              entries={answer.entries}
              onSearch={(q) => write({ q })}
            />
            <SavedSearches search={searchText(read)} onOpen={open} />
            <div className={fields.controls}>
              <TimeChooser key={opened} time={question.time} onChoose={write} />
              <TypeToggles
                chosen={question.dataTypes}
                onChoose={(types) => write({ types: types.join(' ') })}
              />
            </div>
            <Filters key={opened} filters={question.filters} onChange={write} />
          </Panel>
          <Lines answer={answer} onFollow={(q) => write({ q, show: '', types: '', filters: '' })} />
        </>
      )}
    </SectionFrame>
  )
}

interface LinesProps {
  readonly answer: LogAnswer
  readonly onFollow: (correlationId: string) => void
}

function Lines({ answer, onFollow }: LinesProps) {
  const { entries, counts } = answer
  const remark = foundText({ ...answer, shown: entries.length })
  return (
    <Panel title="Log" aside={<span role="status">{showingText(entries.length, counts.all)}</span>}>
      {remark ? <p>{remark}</p> : null}
      <ul className={styles.lines}>
        {entries.map((entry) => (
          <LogRow key={entry.id} entry={entry} onFollow={onFollow} />
        ))}
      </ul>
    </Panel>
  )
}
