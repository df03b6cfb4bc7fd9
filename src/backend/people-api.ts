import type { AudienceAnswer, SportsAnswer } from '../domain/operations/audience/audience-answers'
import type { ListedUser } from '../domain/operations/directory/user-row'
import type { UserUpdateCall } from '../domain/operations/directory/user-update'
import type { SportVisibility } from '../domain/operations/visibility/sport-visibility'
import { isObject } from '../domain/json'
import type { EditFailure } from '../domain/people/users/edited-user'
import type { InvitationSent, InvitedPerson, InviteFailure } from '../domain/people/users/invited-user'
import { getJson, sendJson, type Fetch } from './get-json'
import { consoleAnswer, type ConsoleAnswer } from './console-answer'
import type { Answered, Reply } from './reply'
import { isText, listOf, type Guard } from './shapes/guards'
import {
  isAudienceAnswer,
  isLettersAnswer,
  isSportsAnswer,
  isUserOfServer,
  isVisibility,
  type LettersAnswer,
  type UserOfServer,
} from './shapes/people-shape'
import { withUserToken } from './stored-session'

export type EditAnswer =
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly failure: EditFailure }
/** `unreachable`: no answer came, so nobody knows whether the person is invited. */
export type InviteAnswer =
  | InvitationSent
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'failed'; readonly failure: InviteFailure }

/** What the console asks the server about people and leagues. */
export interface PeopleApi {
  audience(): Promise<ConsoleAnswer<AudienceAnswer>>
  /** For one league, or for all with an empty text. */
  sports(sport: string): Promise<ConsoleAnswer<SportsAnswer>>
  users(): Promise<ConsoleAnswer<readonly ListedUser[]>>
  letters(): Promise<ConsoleAnswer<LettersAnswer>>
  edit(call: UserUpdateCall): Promise<EditAnswer>
  /** Signs out every device of the user. `text`: the server's reason if it refused. */
  endSessions(
    userId: string,
  ): Promise<{ readonly kind: 'done' } | { readonly kind: 'failed'; readonly text?: string }>
  invite(person: InvitedPerson): Promise<InviteAnswer>
  visibility(): Promise<ConsoleAnswer<SportVisibility>>
  /** `changes` names only the leagues that are switched. */
  switchSports(changes: SportVisibility): Promise<ConsoleAnswer<SportVisibility>>
}

export function createPeopleApi(fetch: Fetch): PeopleApi {
  const get = async <T>(path: string, is: Guard<T>) =>
    consoleAnswer(await getJson(fetch, `/api/console/${path}`, withUserToken()), is)
  const post = (path: string, body: object) => sendJson(fetch, 'POST', `/api/${path}`, body, withUserToken())
  return {
    audience: () => get('audience', isAudienceAnswer),
    sports: (sport) => get(`sports?sport=${sport}`, isSportsAnswer),
    async users() {
      const answer = consoleAnswer(await post('rpc/get_users_with_sessions', {}), listOf(isUserOfServer))
      return answer.kind === 'read' ? { kind: 'read', value: answer.value.map(listedUser) } : answer
    },
    letters: () => get('letters', isLettersAnswer),
    edit: async ({ rpc, args }) => editAnswer(await post(`rpc/${rpc}`, args)),
    endSessions: async (userId) =>
      endedAnswer(await post('console/sessions/end', { target_user_id: userId })),
    invite: async ({ email, firstName, lastName }) =>
      inviteAnswer(await post('console/invite', { email, first_name: firstName, last_name: lastName })),
    visibility: () => get('visibility', isVisibility),
    switchSports: async (changes) => consoleAnswer(await post('console/visibility', changes), isVisibility),
  }
}

function listedUser({ last_activity, ...user }: UserOfServer): ListedUser {
  if (last_activity === null) return user
  return { ...user, last_activity: Date.parse(last_activity.replace(' ', 'T')) }
}

/** PocketBase's own words for an address without a route. */
const NO_ROUTE = "The requested resource wasn't found."

function editAnswer(reply: Reply): EditAnswer {
  if (reply.kind === 'failed') return { kind: 'failed', failure: { kind: 'other' } }
  if (reply.status === 200 && isObject(reply.body)) return { kind: 'done' }
  const message = messageOf(reply)
  if (reply.status === 404 && message === NO_ROUTE)
    return { kind: 'failed', failure: { kind: 'update-function-missing' } }
  return reply.status < 500
    ? { kind: 'failed', failure: { kind: 'email-refused', ...(message !== undefined && { message }) } }
    : { kind: 'failed', failure: { kind: 'other' } }
}

function endedAnswer(reply: Reply) {
  if (reply.kind === 'answered' && reply.status === 204) return { kind: 'done' } as const
  const text = reply.kind === 'answered' ? messageOf(reply) : undefined
  return { kind: 'failed', ...(text !== undefined && { text }) } as const
}

function inviteAnswer(reply: Reply): InviteAnswer {
  if (reply.kind === 'failed') return { kind: 'unreachable' }
  const { status, body } = reply
  if (status === 200 && isObject(body)) {
    const { kind, link } = body
    if (kind === 'mailed' || kind === 'waits') return { kind }
    if (kind === 'no-mail' && isText(link)) return { kind, link }
  }
  if (codeOf(body) === 'already_registered')
    return { kind: 'failed', failure: { kind: 'already-registered' } }
  const message = messageOf(reply)
  return status < 500 && status >= 400
    ? { kind: 'failed', failure: { kind: 'refused', ...(message !== undefined && { message }) } }
    : { kind: 'failed', failure: { kind: 'unexpected' } }
}

function messageOf({ body }: Answered): string | undefined {
  const message = isObject(body) ? body['message'] : undefined
  return isText(message) && message !== '' ? message : undefined
}

function codeOf(body: unknown): unknown {
  const data = isObject(body) ? body['data'] : undefined
  const email = isObject(data) ? data['email'] : undefined
  return isObject(email) ? email['code'] : undefined
}
