import type { RunSql } from '#server/database/database'

/**
 * The columns of auth.users that a pending email change sets, here or on a hosted Supabase, with their values without
 * one.
 */
const emptied: Record<string, string> = {
  email_change: 'null',
  email_change_sent_at: 'null',
  email_change_confirm_status: '0',
  email_change_token_new: `''`,
  email_change_token_current: `''`,
}

/**
 * Cancels the email changes of other accounts to this address (the person's own account is deleted by now), with their
 * links. The other account stays, because nobody has proven that it is the same person. Returns the numbers of both.
 */
export async function cutAddressChange(
  run: RunSql,
  spellings: string[],
): Promise<{ changes: number; links: number }> {
  const { rows: columns } = await run(
    `select attname as name from pg_attribute
      where attrelid = 'auth.users'::regclass and attname = any($1::text[]) and not attisdropped`,
    [Object.keys(emptied)],
  )
  const names = columns.map(({ name }) => String(name))
  if (!names.includes('email_change')) return { changes: 0, links: 0 }
  const { rows } = await run(
    `update auth.users u set ${names.map((name) => `${name} = ${emptied[name]}`).join(', ')}
      where u.email_change = any($1::text[]) returning u.id::text as id`,
    [spellings],
  )
  const userIds = rows.map(({ id }) => String(id))
  return { changes: rows.length, links: await removeLinks(run, userIds) }
}

async function removeLinks(run: RunSql, userIds: string[]): Promise<number> {
  const { rows: tables } = await run(`select from pg_class where oid = to_regclass('app.account_tokens')`)
  if (tables.length === 0) return 0
  const { rows } = await run(
    `delete from app.account_tokens where user_id::text = any($1::text[]) and kind like 'email_change%' returning id`,
    [userIds],
  )
  return rows.length
}
