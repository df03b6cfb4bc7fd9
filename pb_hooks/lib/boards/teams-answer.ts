import { gzip } from '../server/gzip'

/** The list of all teams, ready to be sent. */
export interface TeamsAnswer {
  readonly version: string
  readonly tag: string
  readonly text: string
  readonly gzipped: number[] | undefined
}

const ANSWER = 'teams-answer'
const VERSION = 'teams-version'

/** Made when somebody asks for it and there is none since the last new team. */
export function teamsAnswer(): TeamsAnswer {
  const store = $app.store()
  const version = (store.get(VERSION) as string | null) ?? ''
  const known = store.get(ANSWER) as TeamsAnswer | null
  if (known?.version === version) return known
  const leagues = $app
    .findAllRecords('teams')
    .map((record) => `${JSON.stringify(record!.id)}:${record!.getString('teams')}`)
  const text = `{"teams":{${leagues.join()}}}`
  const answer = { version, tag: `"${$security.sha256(text).slice(0, 16)}"`, text, gzipped: gzip(text) }
  store.set(ANSWER, answer)
  return answer
}

/** An answer that was made before this, or is being made right now, is not sent afterwards. */
export function noteNewTeams(): void {
  $app.store().set(VERSION, $security.randomString(8))
}
