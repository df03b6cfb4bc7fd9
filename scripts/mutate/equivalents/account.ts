import type { EquivalentsByFile } from './equivalents-by-file'

const ONLY_THE_COMPILER = 'No other member of the union has what is read then; only the compiler asks.'

export const ACCOUNT: EquivalentsByFile = {
  'src/features/account/first-password/set-password.tsx': [
    ["modal.kind === 'saving'", 'true', ONLY_THE_COMPILER],
    ["modal.kind === 'done'", 'true', ONLY_THE_COMPILER],
    ["modal.kind !== 'editing'", 'false', ONLY_THE_COMPILER],
    [
      'closesAtMs === undefined',
      'false',
      'Time that passes changes nothing before the password is set, so its timer may run out at once.',
    ],
    [
      '() => clearTimeout(timer)',
      '() => undefined',
      'The timer is only stopped when the dialog goes, and then it finds nothing that it could close.',
    ],
  ],
}
