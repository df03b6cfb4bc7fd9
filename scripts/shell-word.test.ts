import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { shellWord } from './shell-word'

it('leaves alone what a shell reads as it stands', () => {
  expect(shellWord('/var/lib/turbo-scores_2.0')).toBe('/var/lib/turbo-scores_2.0')
  expect(shellWord('my data')).toBe("'my data'")
})

it.each(['my data', "the bar's", '$HOME', 'a;b', '`id`', 'ä', '', 'a"b', '~', 'a\\b'])(
  'is read by a shell as the text %s itself',
  (text) => {
    const { stdout } = spawnSync('/bin/sh', ['-c', `printf %s ${shellWord(text)}`], { encoding: 'utf8' })
    expect(stdout).toBe(text)
  },
)
