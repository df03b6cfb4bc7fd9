/** A batch contains requests that the guard has not checked. It is turned off, and refused even when turned on. */
export function guardBatch(e: core.BatchRequestEvent): void {
  if (!e.hasSuperuserAuth()) throw new ForbiddenError('Batches are not taken')
  return e.next()
}
