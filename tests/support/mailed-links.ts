import { expect } from 'vitest'
import { askFromAnywhere } from './ask-from-anywhere'
import { startMailingProduct, type MailingProduct } from './mailing-product'
import type { Product } from './product'
import { readAnswer, type Answer } from './read-answer'
import type { Mail } from './read-mail'
import { until } from './until'
import { allRecords } from './users'

const APP_URL = 'https://scores.example'

/** A server whose mails have links to follow, and the mail server that they go to. */
export function startLinkMailer(): Promise<MailingProduct> {
  const env = {
    TRUSTED_PROXY: 'X-Real-IP',
    APP_URL,
    MAIL_FROM: 'Turbo Scores <scores@scores.example>',
  }
  return startMailingProduct({ leagues: [], env })
}

/** All mails to an address, once no letter waits: a stored letter that should not exist has then arrived too. */
export async function allTo({ product, sink }: MailingProduct, email: string): Promise<readonly Mail[]> {
  await until('all letters to be sent that are not for later', async () =>
    (await allRecords<{ due: number }>(product, 'letters')).every(({ due }) => due > Date.now()),
  )
  return sink.to(email)
}

/** The token of the link in both parts of a mail. */
export function tokenOf(mail: Mail, page: string, query = ''): string {
  const [inText, inHtml] = [mail.text, mail.html].map(
    (part) =>
      part
        .replaceAll('&amp;', '&')
        .split(`${APP_URL}${page}?${query}token=`)[1]
        ?.match(/^[\w.-]+/)?.[0],
  )
  expect(inText).toBeDefined()
  expect(inHtml).toBe(inText)
  return inText!
}

/** What the server says of a link before anybody follows it. */
export function lookAtLink(product: Product, token: string): Promise<Answer> {
  return readAnswer(askFromAnywhere(product, 'POST', '/api/account/link', { body: { token } }))
}
