/** A batch is made of requests that the guard has not seen. It is turned off, and stays closed when it is turned on. */
export function guardBatch(e: core.BatchRequestEvent): void {
  if (!e.hasSuperuserAuth()) throw new ForbiddenError('Batches are not taken')
  return e.next()
}
