import type { MailedLinks } from '../mailed-links'

/** Links with the requests that a test gives; every other one fails. */
export function linksWith(given: Partial<MailedLinks>): MailedLinks {
  const refuse = (name: string) => () => Promise.reject(new Error(`The test does not expect ${name}`))
  return {
    changeAddress: refuse('another address'),
    confirmEmail: refuse('a confirmation'),
    lookAtLink: refuse('a look at a link'),
    setPassword: refuse('a new password'),
    ...given,
  }
}
