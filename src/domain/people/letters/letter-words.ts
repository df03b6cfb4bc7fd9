import type { LetterKind, LetterParts, LetterWords } from './letter-kind'

/** A letter contains no name or address that somebody entered, as its receiver may not know that person. */
export function letterWords(kind: LetterKind, parts: LetterParts): LetterWords {
  switch (kind) {
    case 'confirm':
      return {
        subject: 'Confirm your email for Turbo Scores',
        title: 'One tap and you are in',
        paragraphs: ['Confirm that this is your email address, and your account is ready.'],
        ...button('Confirm my email', parts),
        otherwise:
          'The link works for three days. If you did not sign up for Turbo Scores, ignore this mail: nobody can use an account with your address without it.',
      }
    case 'has-account':
      return {
        subject: 'You have a Turbo Scores account',
        title: 'You are on the team already',
        paragraphs: [
          'Somebody, maybe you, tried to sign up with this address, which has an account already. Nothing was changed.',
          'If it was you: sign in with the password that you chose then, or have it reset.',
        ],
        button: { label: 'Open Turbo Scores', link: parts.appUrl },
        otherwise: 'If it was not you, there is nothing to do.',
      }
    case 'reset':
      return {
        subject: 'Reset your Turbo Scores password',
        title: 'Choose a new password',
        paragraphs: ['This link lets you choose a new password. All devices will be signed out.'],
        ...button('Choose a new password', parts),
        otherwise:
          'The link works once, for 30 minutes. If you did not ask for it, ignore this mail: your password stays as it is.',
      }
    case 'code':
      return {
        subject: 'Your Turbo Scores code',
        title: 'Your code to sign in',
        paragraphs: ['Enter it where you asked for it:'],
        ...(parts.code && { code: parts.code }),
        otherwise:
          'The code works once, for 10 minutes. Nobody from Turbo Scores will ask you for it. If you did not want to sign in, ignore this mail.',
      }
    case 'change':
      return {
        subject: 'Confirm your new email for Turbo Scores',
        title: 'Is this your new address?',
        paragraphs: [
          'You asked to sign in to Turbo Scores with this address from now on. The page asks for your password once more.',
        ],
        ...button('Use this address', parts),
        otherwise: 'The link works for 30 minutes. If you did not ask for it, ignore this mail.',
      }
    case 'taken':
      return {
        subject: 'You have a Turbo Scores account',
        title: 'This address has an account',
        paragraphs: [
          'Somebody, maybe you, wanted to give another account this address, which has one already. Nothing was changed.',
        ],
        otherwise: 'If it was not you, there is nothing to do.',
      }
    case 'password-changed':
      return {
        subject: 'Your Turbo Scores password was changed',
        title: 'Your password was changed',
        paragraphs: ['The password of your account was changed just now, and other devices were signed out.'],
        otherwise: `If it was not you: have it reset at once, with "Forgot password?" at ${parts.appUrl}.`,
      }
    case 'address-changed':
      return {
        subject: 'Your Turbo Scores email was changed',
        title: 'Your account has another address',
        paragraphs: [
          'One signs in to your account with another address from now on, and other devices were signed out. This address gets no more mails about it.',
        ],
        otherwise: `If it was not you: somebody knows your password. Write to whoever runs ${parts.appUrl}, and change the password wherever you use the same one.`,
      }
    case 'invited':
      return {
        subject: 'You are invited to Turbo Scores',
        title: 'Your seat is ready',
        paragraphs: [
          'Somebody who runs Turbo Scores made an account for you. Choose a password, and it is yours.',
        ],
        ...button('Choose my password', parts),
        otherwise:
          'The link works once, for three days. If you do not want an account, ignore this mail: nobody can use it without the link.',
      }
    case 'deleted':
      return {
        subject: 'Your Turbo Scores account was deleted',
        title: 'Your account is gone',
        paragraphs: [
          'Your account was deleted, with everything that we kept of it. Scores stay open to you.',
        ],
        otherwise: `You can sign up again whenever you like: ${parts.appUrl}`,
      }
    case 'incident':
      return {
        subject: 'Turbo Scores: an incident needs you',
        title: 'An incident was escalated',
        paragraphs: [
          'An operator of Turbo Scores looks into an incident and wants others to look as well. The console says what happened, since when, and what is most likely behind it.',
        ],
        ...button('Look into the incident', parts),
        otherwise: 'You get this because you are an operator. Nobody else can open the link.',
      }
  }
}

function button(label: string, { link }: LetterParts): Pick<LetterWords, 'button'> {
  return link ? { button: { label, link } } : {}
}
