interface BatchHandler {
  writeAll(context: Context): void
}

/**
 * PocketBase writes its log only after three seconds without a new line, and in bad times lines never stop. This writes
 * it now, for operators who look for trouble.
 */
export function flushLog(): void {
  const handler = $app.logger().handler() as unknown as BatchHandler
  handler.writeAll(new Context())
}
