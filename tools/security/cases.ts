/** An attack or fault. `limits` says what its tests do not cover. */
export type Case = { title: string; limits?: string }
export type Section = { title: string; cases: Record<number, Case> }

/** All attacks and faults that the product must withstand. A test of one has its number in its title. */
export const sections: Section[] = [
  {
    title: 'Accounts',
    cases: {
      1: { title: 'Guessing the password of one account, without locking its owner out' },
      2: { title: 'Trying many accounts from one address, and one account from many' },
      3: { title: 'Forged forwarding headers; whoever owns many IPv6 networks' },
      4: { title: 'Limits never sign anybody out' },
      5: { title: 'Finding accounts through sign-in, also by the time it takes' },
      6: { title: 'Finding accounts through sign-up' },
      7: { title: 'Finding accounts through password reset, sign-in link and resend' },
      8: { title: 'Finding accounts through a change of address' },
      9: { title: 'Guessing the six digits' },
      10: { title: 'Mailed tokens used again, late, as another type, after a change' },
      11: { title: 'One token used many times at once' },
      12: { title: 'Mail scanners that open every link' },
      13: { title: 'Redirects to another site' },
      14: { title: 'A forged Host header' },
      15: { title: 'Password rules; hashing never keeps others waiting' },
      16: { title: 'A new password ends other sessions and links' },
      17: {
        title:
          'A sign-in that somebody else began: foreign tokens in the address, an account made before its owner',
      },
      18: { title: 'PKCE' },
      19: { title: 'Mail bombs; ceilings that silence others' },
    },
  },
  {
    title: 'Tokens and sessions',
    cases: {
      20: { title: 'Forged tokens' },
      21: { title: 'Times, issuer and audience of tokens' },
      22: { title: 'Forged roles' },
      23: { title: 'Secret keys from a browser' },
      24: { title: 'One’s own data taken for a permission' },
      25: { title: 'Refresh tokens used again' },
      26: { title: 'A stolen refresh token' },
      27: { title: 'The end after four hours' },
      28: { title: 'Signing out' },
      29: { title: 'Tokens in logs, caches, referrers and subjects' },
      30: { title: 'Two tabs' },
      31: { title: 'Clocks that differ or are set back' },
    },
  },
  {
    title: 'Rows',
    cases: {
      32: {
        title: 'Other people’s rows: every private table, every method',
        limits: 'Read from the catalogue: a new table fails until it has an owner.',
      },
      33: { title: 'Row security by operators and modifiers' },
      34: { title: 'SQL injection' },
      35: {
        title: 'Out of the caller’s role',
        limits:
          'Without REST_DATABASE_URL only bound values and the catalogue stand before the owner’s login.',
      },
      36: { title: 'A role left on a connection' },
      37: { title: 'Columns that are not the caller’s to write' },
      38: { title: 'Leads by address' },
      39: { title: 'Rows planted in bulk; rows of one account without end' },
      40: {
        title: 'Bookings past the form',
        limits: 'The number of passengers is not tied to the vehicle, as specified.',
      },
      41: { title: 'Numbers that are none' },
      42: { title: 'Hostile text' },
      43: { title: 'What error bodies tell' },
      44: {
        title: 'Expensive queries',
        limits:
          'The embedded database has one session and no statement timeout: there only the limits of size, rows and terms hold, and a costly pattern over long texts of one’s own keeps everybody waiting.',
      },
      45: { title: 'Changes without a filter' },
      46: { title: 'Drift of grants and policies' },
    },
  },
  {
    title: 'Pages, mails, files',
    cases: {
      47: { title: 'Hostile text in HTML' },
      48: { title: 'Hostile text in mails' },
      49: { title: 'Mail headers' },
      50: { title: 'Formulas in exports' },
      51: { title: 'Text of users in PDFs' },
      52: { title: 'Security headers' },
      53: { title: 'Other origins' },
      54: { title: 'Forms of other sites' },
      55: { title: 'Framing; the service worker' },
      56: { title: 'Paths that climb, hidden files' },
      57: { title: 'What is stored in the browser' },
    },
  },
  {
    title: 'The assistant and the functions',
    cases: {
      58: { title: 'The assistant asked in another name' },
      59: { title: 'Words that would steer the assistant' },
      60: { title: 'A model that lies, stalls, floods, loops or tells its instructions' },
      61: { title: 'The assistant for guests, and without end' },
      62: { title: 'Requests to inner addresses' },
      63: { title: 'Hostile questions for locations' },
      64: { title: 'Names, methods and types of functions' },
    },
  },
  {
    title: 'Protocol and resources',
    cases: {
      65: { title: 'Huge, deep, compressed, endless bodies' },
      66: {
        title: 'Slow clients and thousands of open lines',
        limits: 'The tests shorten the times and the numbers.',
      },
      67: { title: 'Request smuggling' },
      68: { title: 'Slow parsers' },
      69: { title: 'One bad request never stops the process or keeps it busy' },
      70: { title: 'Long headers and addresses, broken encodings' },
      71: { title: 'Confused caches' },
    },
  },
  {
    title: 'What was acknowledged is kept',
    cases: {
      72: { title: 'A booking sent twice' },
      73: { title: 'A booking that waits for a new account' },
      74: { title: 'A row and its mails, killed in between' },
      75: { title: 'The mail server away, greylisting, refusing, silent' },
      76: { title: 'The database stops, crashes, stalls, starts again' },
      77: {
        title: 'A line that breaks during the commit',
        limits:
          'A guest’s lead without a key is a second row when it is sent again, with one mail a day for its address.',
      },
      78: { title: 'A full disk' },
      79: { title: 'Stopped while working' },
      80: { title: 'Killed without warning; a second server on the same folder' },
      81: {
        title: 'Migrations',
        limits: 'Old servers beside a newer schema during a roll-out are not tested.',
      },
      82: { title: 'Backup and restore' },
      83: { title: 'A rate service that lies, stalls or floods' },
      84: { title: 'Map style and tiles blocked or slow' },
      85: { title: 'Location refused, late or absurd' },
      86: { title: 'Money to the cent' },
      87: { title: 'Time zones and changed clocks' },
    },
  },
  {
    title: 'Keys, settings, logs, privacy',
    cases: {
      88: { title: 'Weak or broken secrets; settings that give access in production' },
      89: { title: 'Key rotation' },
      90: { title: 'Randomness, comparison, secrets at rest' },
      91: { title: 'Plain HTTP in front of the server', limits: 'TLS itself is the proxy’s.' },
      92: { title: 'Audit log' },
      93: { title: 'What health and metrics tell' },
      94: { title: 'Dependencies' },
      95: { title: 'Personal data: logs, retention, copy, erasure' },
      96: { title: 'What leaves to others' },
      97: { title: 'Checks of the page are never the only ones' },
    },
  },
]
