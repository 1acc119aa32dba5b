-- The session is asked before the caller's role is entered, by the login of the connection. A login that serves callers
-- alone may not look into schema auth, so the function looks there with its owner's rights; who may run it is granted
-- to that login when the server starts.
alter function app.require_session(uuid, uuid, timestamptz) security definer;
