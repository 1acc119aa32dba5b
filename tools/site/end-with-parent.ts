/**
 * Ends this build when the process that requested it (the bootstrap) has ended, because nobody waits for the result;
 * the next start fills another folder. Without a channel, when it is run by hand, it does nothing.
 */
export function endWithParent(): void {
  process.once('disconnect', () => process.exit(1))
  process.channel?.unref()
}
