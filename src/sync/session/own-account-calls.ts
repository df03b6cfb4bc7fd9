import type { OwnAccountReply } from '../../backend/own-account-api'
import type { StoredSession } from '../../backend/stored-session'
import type { Account, AccountAnswer } from '../../domain/people/users/account'
import type { SessionPorts } from './ports'
import type { SessionSync } from './session-sync'

type OwnAccountCalls = Pick<
  Account,
  | 'changePassword'
  | 'setFirstPassword'
  | 'changeEmail'
  | 'raiseTier'
  | 'devices'
  | 'signOutDevice'
  | 'signOutElsewhere'
  | 'exportData'
  | 'takeExport'
  | 'apiKeys'
  | 'createApiKey'
  | 'revokeApiKey'
  | 'deleteAccount'
  | 'rename'
>

/** What users ask about their own account. */
export function createOwnAccountCalls(
  session: SessionSync,
  { api, isOnline }: Pick<SessionPorts, 'api' | 'isOnline'>,
): OwnAccountCalls {
  /** Without a network or a session nothing is requested. */
  async function ask<Answer>(
    question: (own: StoredSession) => Promise<Answer>,
    otherwise: Answer,
  ): Promise<Answer> {
    const own = session.lookUp()
    return own && isOnline() ? question(own) : otherwise
  }

  /**
   * If the answer brings a new token, the session goes on with it: all others have ended, also one that was renewed while
   * the question was on its way.
   */
  function change(question: (token: string) => Promise<OwnAccountReply>): Promise<AccountAnswer> {
    return ask<AccountAnswer>(async (own) => {
      const reply = await question(own.token)
      if (reply.kind === 'refused') {
        // The session may have ended unnoticed, perhaps by this very request, whose answer was lost.
        if (reply.answer === 'failed' || reply.answer === 'unreachable') void session.refresh()
        return reply.answer
      }
      if (reply.stored && session.lookUp()?.session.user.id === own.session.user.id)
        session.save(reply.stored)
      return 'done'
    }, 'unreachable')
  }

  return {
    changePassword: (wanted) => change((token) => api.changePassword(token, wanted)),
    setFirstPassword: (password) =>
      change((token) => api.changePassword(token, { oldPassword: '', password, revokeKeys: false })),
    changeEmail: (newEmail, password) =>
      ask(({ token }) => api.changeEmail(token, newEmail, password), 'unreachable'),
    raiseTier: () =>
      ask(async (own) => (await api.raiseTier(own.token, own.session.user.id)) && session.refresh(), false),
    devices: () => ask(({ token }) => api.devices(token), undefined),
    signOutDevice: async (id) => (await change((token) => api.signOutDevice(token, id))) === 'done',
    signOutElsewhere: async () => (await change((token) => api.signOutElsewhere(token))) === 'done',
    exportData: () => ask(({ token }) => api.exportData(token), undefined),
    takeExport: (about) =>
      ask((own) => api.takeExport(own.token, own.session.user.id, about), { kind: 'unreachable' }),
    apiKeys: () => ask(({ token }) => api.apiKeys(token), undefined),
    createApiKey: (name) => ask(({ token }) => api.createApiKey(token, name), { kind: 'unreachable' }),
    revokeApiKey: (id) => ask(({ token }) => api.revokeApiKey(token, id), false),
    async deleteAccount(password) {
      const user = session.lookUp()?.session.user.id
      const answer = await change((token) => api.deleteAccount(token, password))
      if (answer === 'done' && session.lookUp()?.session.user.id === user) session.forget()
      return answer
    },
    rename: (displayName) =>
      ask(async (own) => {
        const record = await api.rename(own, displayName)
        if (record) session.patch(own.session.user.id, record)
        else void session.refresh()
        return record !== undefined
      }, false),
  }
}
