interface BatchHandler {
  writeAll(context: Context): void
}

/**
 * PocketBase writes its log once nothing was added for three seconds: on a bad night something is added all the time. Who
 * looks for trouble has it written now.
 */
export function flushLog(): void {
  const handler = $app.logger().handler() as unknown as BatchHandler
  handler.writeAll(new Context())
}
