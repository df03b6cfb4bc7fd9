import { figureText } from '../../../domain/operations/figure-text'
import { JOB_LABELS, type JobState, type RunnableJob } from '../../../domain/operations/jobs/jobs-answer'
import { Button } from '../../../ui/button'
import { LOST_ANSWER } from '../parts/lost-answer'
import { Moment } from '../parts/moment'
import { Panel } from '../parts/panel'
import { StateWord } from '../parts/state-word'
import { TableFrame } from '../parts/table-frame'
import { TableHead } from '../parts/table-head'

export interface JobPress {
  readonly name: RunnableJob
  readonly state: 'running' | 'asked' | 'lost' | 'failed'
}

const PRESS_TEXTS: Readonly<Record<JobPress['state'], string>> = {
  running: 'Asking the server…',
  asked: 'It runs within seconds.',
  lost: LOST_ANSWER,
  failed: 'The server did not take it. Please try again.',
}

interface Props {
  readonly jobs: readonly JobState[]
  readonly press: JobPress | undefined
  readonly onRun: (name: RunnableJob) => void
}

export function JobTable({ jobs, press, onRun }: Props) {
  return (
    <Panel
      title="Jobs"
      aside={
        <span role="status">{press ? `${JOB_LABELS[press.name]}: ${PRESS_TEXTS[press.state]}` : null}</span>
      }
    >
      <TableFrame label="Jobs">
        <TableHead
          columns={['Job', 'Last run', 'Result', 'Next run', { number: 'Took' }, { number: 'Action' }]}
        />
        <tbody>
          {jobs.map((job) => (
            <JobRow
              key={job.name}
              job={job}
              isRunning={press?.name === job.name && press.state === 'running'}
              onRun={() => onRun(job.name)}
            />
          ))}
        </tbody>
      </TableFrame>
    </Panel>
  )
}

interface RowProps {
  readonly job: JobState
  readonly isRunning: boolean
  readonly onRun: () => void
}

function JobRow({ job: { name, lastRun, lastTrouble, nextAtMs }, isRunning, onRun }: RowProps) {
  const label = JOB_LABELS[name]
  return (
    <tr data-job={name}>
      <th scope="row">
        {label}
        {lastTrouble ? (
          <small>
            {'Last error '}
            <Moment ms={lastTrouble.atMs} />
            {`: ${lastTrouble.trouble ?? ''}`}
          </small>
        ) : null}
      </th>
      <td>{lastRun ? <Moment ms={lastRun.atMs} /> : 'Not since the start'}</td>
      <td>{lastRun ? <Result failed={lastRun.trouble !== undefined} /> : null}</td>
      <td>{nextAtMs === undefined ? 'Soon' : <Moment ms={nextAtMs} />}</td>
      <td data-number="">{figureText(lastRun?.tookMs, 'milliseconds')}</td>
      <td data-number="">
        <Button label={`Run now: ${label}`} disabled={isRunning} onPress={onRun}>
          Run now
        </Button>
      </td>
    </tr>
  )
}

function Result({ failed }: { readonly failed: boolean }) {
  return failed ? <StateWord colour="red">Failed</StateWord> : <StateWord colour="green">Done</StateWord>
}
