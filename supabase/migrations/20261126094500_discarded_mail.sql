-- With MAIL=discard a server neither sends mail nor keeps it; its outbox rows end in a state that says so.
alter table app.outgoing_mail drop constraint outgoing_mail_state_check;
alter table app.outgoing_mail add constraint outgoing_mail_state_check
  check (state in ('waiting', 'held', 'queued', 'sending', 'sent', 'expired', 'dead', 'unwanted', 'discarded'));
