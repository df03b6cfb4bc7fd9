import type { EquivalentsByFile } from './equivalents-by-file'

const ANY_RANGE = 'Of the range for all tables, this version of Dexie only asks whether there is one.'

export const STORAGE: EquivalentsByFile = {
  'src/storage/age-limits.ts': [
    ['rows.length <= most', 'false', 'Where no row is too many, none is removed; it only spares the search.'],
    [
      'rows.length <= most',
      'rows.length < most',
      'Where no row is too many, none is removed; it only spares the search.',
    ],
  ],
  'src/storage/logos.ts': [
    ['[]', '["Stryker was here"]', 'To delete a picture that is not there does nothing.'],
  ],
  'src/storage/native-device.ts': [
    [
      '() => Promise.resolve()',
      '() => undefined',
      'Only the compiler wants it: storage asks only the device of Dexie to make room.',
    ],
  ],
  'src/storage/open-natively.ts': [
    [
      'oldVersion === 0',
      'true',
      'A table that is there cannot be made again, and that failure takes the upgrade back as well.',
    ],
  ],
  'src/storage/patient-device.ts': [["'no answer'", '""', 'It is only the wording of a line in the log.']],
  'src/storage/peers.ts': [['{\n    return false\n  }', '{}', 'The answer undefined means no as well.']],
  'src/storage/tell-live-queries.ts': [
    ['{ d: 1, from: -Infinity, to: [] }', '{}', ANY_RANGE],
    ['-Infinity', '+Infinity', ANY_RANGE],
    ['[]', '["Stryker was here"]', ANY_RANGE],
  ],
  'src/storage/wiped-rows.ts': [
    ['{\n      return undefined\n    }', '{}', 'A function that ends without an answer returns undefined.'],
  ],
}
