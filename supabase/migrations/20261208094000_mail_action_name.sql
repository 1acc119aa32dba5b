-- Says what it does. Rights stay with it; no project calls it from outside of our server.
alter function app.tend_mail(uuid, text, text, text) rename to retry_or_drop_mail;
