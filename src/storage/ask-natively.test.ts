import { expect, it } from 'vitest'
import { answerOf } from './ask-natively'
import { freshDatabase } from './testing/fresh-database'

it('a request that the database refuses fails for the reason that the database gives', async () => {
  const db = await freshDatabase()()
  const heads = db.transaction('heads', 'readwrite').objectStore('heads')
  await answerOf(heads.add({ id: 'nfl' }))
  await expect(answerOf(heads.add({ id: 'nfl' }))).rejects.toMatchObject({ name: 'ConstraintError' })
})
