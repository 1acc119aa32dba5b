-- The official client's upsert({ user_id }) writes the key onto itself. The policies hold the row to its owner before and
-- after, so this right moves no row to anybody else.
grant update (user_id) on public.user_preferences to authenticated;
