import { useState } from 'react'
import type { RunnableJob } from '../../../domain/operations/jobs/jobs-answer'
import { DASHBOARD_LOOP_MS } from '../../../domain/time/intervals'
import { consoleApi } from '../../../sync/console/browser-console'
import { SectionFrame } from '../parts/section-frame'
import { useConsoleData } from '../use-console-data'
import { Checks } from './checks'
import { FetchDays } from './fetch-days'
import { FetchTable } from './fetch-table'
import { JobTable, type JobPress } from './job-table'

const STATE_AFTER = { read: 'asked', unreachable: 'lost', refused: 'failed', failed: 'failed' } as const

/**
 * The jobs that the server runs by itself, when each runs next, and whether the server is set up for users.
 */
export function Jobs() {
  const data = useConsoleData((api) => api.jobs(), DASHBOARD_LOOP_MS)
  const [press, setPress] = useState<JobPress>()
  const run = async (name: RunnableJob) => {
    setPress({ name, state: 'running' })
    const answer = await consoleApi.runJob(name)
    setPress({ name, state: STATE_AFTER[answer.kind] })
    // A request whose answer was lost may have been taken.
    if (answer.kind === 'read' || answer.kind === 'unreachable') data.refresh()
  }
  return (
    <SectionFrame title="Background Jobs" refreshText="Refresh" data={data}>
      {({ jobs, fetches, counts, days, checks }) => (
        <>
          <Checks checks={checks} />
          <JobTable jobs={jobs} press={press} onRun={(name) => void run(name)} />
          <FetchDays days={days} />
          <FetchTable fetches={fetches} counts={counts} />
        </>
      )}
    </SectionFrame>
  )
}
