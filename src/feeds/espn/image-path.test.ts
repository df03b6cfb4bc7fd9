import { describe, expect, it } from 'vitest'
import { imagePath } from './image-path'

describe('the path of a picture', () => {
  it.each([
    [
      'https://a.example.com/i/teamlogos/nfl/500/scoreboard/buf.png',
      '/api/image/i/teamlogos/nfl/500/scoreboard/buf.png',
    ],
    ['http://127.0.0.1:8123/i/a_b-c.svg', '/api/image/i/a_b-c.svg'],
    ['https://a.example.com/i/buf.png?w=80&h=80#x', '/api/image/i/buf.png'],
  ])('%s becomes a path of our own origin', (address, path) => {
    expect(imagePath(address)).toBe(path)
  })

  it.each([
    [undefined],
    [''],
    ['/i/buf.png'],
    ['ftp://a.example.com/i/buf.png'],
    ['javascript:alert(1)//a/b.png'],
    ['https://a.example.com'],
    ['https://a.example.com/i/../../secret.png'],
    ['https://a.example.com//evil.example/x.png'],
    ['https://a.example.com/i/%2e%2e/x.png'],
    ['https://a.example.com/i/b uf.png'],
    ['https://user@a.example.com/i/buf.png'],
    ['javascript:https://a.example.com/i/buf.png'],
  ])('%j has no path', (address) => {
    expect(imagePath(address)).toBeUndefined()
  })
})
