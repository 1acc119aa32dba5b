import { openQuestionDays } from '../../wire/questions.ts'
import { leadOnDevice } from '../../leads/on-device.ts'
import { operatorText, type LegalPageTemplate } from './legal-page.ts'
import { operatorTable } from './operator-rows.ts'

/** True to what the server stores and removes: change both together. */
export const privacy: LegalPageTemplate = (operator) => ({
  path: '/privacy',
  title: 'Privacy: what we store, why and for how long',
  description:
    'What this site stores about you, on which legal basis and for how long, which services take part, and how to see, correct or delete your data.',
  keywords: ['privacy', 'data protection', 'GDPR', 'delete my data'],
  heading: 'Privacy',
  updated: '2026-11-24',
  lead: 'No analytics, no advertising, no tracking, no sale of data. We store what you type into a form and send, and what an account needs. You can ask for it, correct it or have it deleted.',
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible',
      blocks: [
        {
          kind: 'table',
          table: operatorTable(operator, 'Controller under the GDPR', ['name', 'address', 'email', 'phone']),
        },
        { kind: 'text', text: 'More about the operator stands in the [imprint](/imprint).' },
      ],
    },
    {
      id: 'stored',
      title: 'What is stored, and why',
      blocks: [
        {
          kind: 'table',
          table: {
            caption: 'Stored in our database',
            head: ['When you', 'we store', 'because (GDPR)'],
            rows: [
              [
                'ask for the guide or see your refund',
                'Name, email, purchase amount, currency, country, VAT, estimated refund, whether it qualifies, the day you calculated it, and the time it reached us. Also whether you were signed in.',
                `You asked for it: article 6(1)(b). The guide is sent by email once a day at most. “Not you?” at a result takes it back within ${leadOnDevice.takeBackMinutes} minutes.`,
              ],
              [
                'tick the box for news about rules and rates',
                'Your email, that you ticked it, when, when that reached us, and which wording you saw. The same when you change it in your settings. The tick counts for the one form that you sent with it.',
                'Your consent: article 6(1)(a). Without the tick you get the result and the guide all the same. No news is sent yet.',
              ],
              [
                'request a car',
                'Name, email, phone, pickup time and places, flight number if you give one, vehicle, number of passengers, requests, city, country, and your account if you are signed in. A summary is emailed to you, the request to the operator. Then what becomes of it: the quote, your answer, the driver with name, car, plate and phone, and each step with its time.',
                'Steps before a contract that you asked for: article 6(1)(b).',
              ],
              [
                'answer requests at our desk, or drive',
                'Staff: role, a sealed secret of the authenticator app, hashes of recovery codes, and each step at the desk with its time and network address. Drivers: name, car, plate and phone, with each ride that names them.',
                'To know who did what, and whom a customer meets: article 6(1)(f).',
              ],
              [
                'open an account',
                'Name, email, your password as an Argon2 hash, and when you signed up, confirmed, and last signed in.',
                'The account you asked for: article 6(1)(b).',
              ],
              [
                'sign up or sign in',
                'Short keyed marks made from your browser’s cookie and your IP address, not these themselves; the last ten browsers and ten networks of an account.',
                'So that nobody who guesses at your password locks you out, and no stranger’s sign-up with your email counts: article 6(1)(f).',
              ],
              [
                'use your account',
                'Phone, country, currency, notification choices, favorites, shopping preferences, conversations with the assistant, suggestions, and refund history.',
                'The functions you use: article 6(1)(b). Every field is optional.',
              ],
              [
                'keep a trip in your account',
                'Name, dates and home country of the trip; name and age of those who travel; purchases with amount, shop, place, day, kind of goods and notes; forms with their numbers, days and what was paid; the legs of your way home. With each value a random mark of the device it was typed on, and until you choose also what was typed differently on another one.',
                'You asked for it: article 6(1)(b). While you are signed in, what you put into your trip is sent by itself. A trip that you began without being signed in stays on your device unless you choose “Keep it in my account”, and photos of receipts always do.',
              ],
              [
                'ask for reminders of your trip',
                'Your email, and for each day its date, what it is about and the shop. A first email asks whether the address is yours; nothing else is sent before you press its button.',
                'You asked for it: article 6(1)(b). Every reminder has a link that ends them.',
              ],
              [
                'get an email from us',
                'Address, content, and whether it was delivered to the next mail server.',
                'To send it, and to know if it failed: article 6(1)(b).',
              ],
              [
                'press “Unsubscribe” in a guide',
                'Your email and when. No more guides go to it until you take that back.',
                'Your wish not to be mailed: article 6(1)(f).',
              ],
              [
                'sign in, ask for mails or send forms',
                'A short keyed mark made from the email or IP address, not the address itself.',
                'Protection against guessing and mail floods: article 6(1)(f).',
              ],
            ],
          },
        },
        {
          kind: 'text',
          text: 'We never ask for a passport number, a copy of a document, a card or a bank account. Please do not write them into free text.',
        },
      ],
    },
    {
      id: 'how-long',
      title: 'How long it is kept',
      blocks: [
        {
          kind: 'table',
          table: {
            caption: 'Retention',
            head: ['What', 'How long', 'How it ends'],
            rows: [
              [
                'Calculations with name and email',
                'Three years after our last contact with you: a calculation or a ride. With an account under the same email, as long as the account.',
                'Removed by the server each night, or earlier on your request.',
              ],
              [
                'Requests for a car, with quote, driver and steps',
                'Three years after the ride. Where accounting law demands longer, the operator keeps its own books.',
                'Removed by the server each night, or earlier on your request.',
              ],
              [
                'What you tell us of a refund location (closed, moved, other hours)',
                'A year. We keep what you write, not who you are; please name nobody in it.',
                'Removed by the server each night.',
              ],
              [
                'Questions that the assistant could not answer, without who asked',
                `${openQuestionDays} days after one was asked last, at most 200 characters of it`,
                'Removed by the server each night.',
              ],
              [
                'What staff did at the desk',
                'Five years. It names rides and people by numbers alone, and cars by their plates.',
                'Removed by the server each night. Nobody can change it before.',
              ],
              [
                'Account and everything in it',
                'Until you ask for its deletion',
                'The operator deletes the account; profile, favorites, trips, preferences, conversations, suggestions and refund history go with it.',
              ],
              [
                'Trips in your account',
                'As long as the account, but no longer than five years after the last change to the trip, since some claims may be made for four. What you delete from a trip: a year, so that your other devices learn of it.',
                'Removed by the server each night, or with the account. Your devices hold a copy of their own.',
              ],
              [
                'Reminders of a trip',
                'Two days where the address is not confirmed; otherwise until 30 days after the last one',
                'Removed by the server, or at once by the link in each of them.',
              ],
              [
                'Accounts that were never confirmed',
                '30 days',
                'Removed by the server: somebody may have typed your email by mistake.',
              ],
              [
                'Requests for a car that wait for a new account to be confirmed',
                'Seven days, or until the pickup time',
                'Sent when you confirm the account with the mail that shows them; otherwise removed by the server about a day later.',
              ],
              [
                'Proof of your consent to news',
                'As long as we are in contact with you, and three years after you gave it at least',
                'Removed by the server, or with the rest of your data on your request.',
              ],
              [
                'Sessions',
                'Four hours after you sign in',
                'Ended by the server; the record is removed about a day later.',
              ],
              [
                'Marks of browsers and networks that signed in',
                '90 days after their last use; those of a sign-up until it is confirmed, 30 days at most',
                'Removed by the server, or with the account.',
              ],
              ['Confirmation links and codes', 'Until used or run out', 'Removed by the server after that.'],
              [
                'Emails that were sent or given up',
                '30 days',
                'Removed by the server. A mail held back as suspicious goes 30 days after it is too old to send.',
              ],
              [
                'Jobs that send emails',
                'A day, or a week for failed ones',
                'Removed by the server. They hold a number, not your address.',
              ],
              [
                'That you unsubscribed',
                'Until you take it back or ask for its deletion',
                'By your own press, or by hand.',
              ],
              ['Marks against abuse', 'Until the allowance is whole again', 'Removed by the server.'],
            ],
            note: 'Deleting a calculation or a request also deletes the record of its emails. Requests for a car stay after an account is deleted, without the link to it, unless you ask for them too.',
          },
        },
        {
          kind: 'text',
          text: 'Deletion on your request takes effect at once: all rows about you and emails kept as files are removed, in every spelling of your address. Files of the built-in database are then written anew, so that nothing stays in them. On a separate database server the freed space stays until it is used again, and its change log until that server discards it.',
        },
        {
          kind: 'text',
          text: 'Backups made before still hold your data. The operator keeps them for 30 days at most, and repeats the deletion if one is restored. Emails that were delivered stay in your mailbox and with the services that carried them.',
        },
      ],
    },
    {
      id: 'logs',
      title: 'Server logs',
      blocks: [
        {
          kind: 'text',
          text: 'Our log notes for a request its number, method, path, status and duration. It leaves out the query and your IP address, and it blanks email addresses, keys and tokens. To limit how often one sender may write, your IP address is used in memory or as the keyed mark above; it is not written down. The company that hosts the server may keep logs of its own.',
        },
        { kind: 'text', text: `Host: ${operatorText(operator, 'host')}` },
      ],
    },
    {
      id: 'location',
      title: 'Your position',
      blocks: [
        {
          kind: 'text',
          text: 'Only if you press “Use my location” does your browser ask you, and then us, for nothing more than sorting a list by distance. Your position goes to our server with that one question and is not stored. Pressing again ends it.',
        },
      ],
    },
    {
      id: 'others',
      title: 'Services outside our server',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Exchange rates**: our server fetches the European Central Bank’s rates once per banking day, by default from api.frankfurter.dev (Frankfurter). Nothing about you is sent.',
            '**Map tiles**: a street map is loaded from its host, by default tiles.openfreemap.org (OpenFreeMap). Your browser then contacts that host directly, so it sees your IP address and the part of the map you look at. Where the operator keeps the streets on this site’s own server, no other host is asked. Lists work without the map.',
            '**Mail**: messages leave through a mail server that the operator has chosen. Ask the operator which one it is.',
            '**Database and server**: the operator’s own, or rented from the host named under “Server logs”.',
            '**Fonts, scripts and pictures** come from this site itself.',
          ],
        },
        {
          kind: 'text',
          text: 'The operator may run the site with another rate service or map host than the defaults. Nobody else receives your data, unless the law obliges the operator to hand it over.',
        },
      ],
    },
    {
      id: 'assistant',
      title: 'The assistant is a program',
      blocks: [
        {
          kind: 'text',
          text: 'When you chat with the assistant, you talk to an automatic system and not to a person. Its built-in answers are put together on our server from our rules and guides; your question goes to nobody else. An operator that connects a language model of another company has to name that company here first. No decision about you is made automatically: an estimate binds neither you nor a shop. Where it has no answer, we keep the question apart from your conversation, without who asked, to learn from it: no account, no time of day, and numbers, addresses and names that you introduce are taken out.',
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        {
          kind: 'list',
          items: [
            'Ask what we hold about you, and get a copy (articles 15 and 20).',
            'Have it corrected or deleted (articles 16 and 17), or its use restricted (article 18).',
            'Object to uses that rest on our interest (article 21).',
            'Withdraw consent to news at any time; what was sent before stays lawful.',
            'Complain to a data protection authority, in the country where you live or where the operator sits. In France that is the CNIL.',
          ],
        },
        { kind: 'text', text: `Write to: ${operatorText(operator, 'email')}` },
        {
          kind: 'text',
          text: 'You can also reply to any mail from us. An answer is due within one month. With an account, you get a copy of its data as a file under Profile, Security. There is no button for deleting an account yet; the same message does it.',
        },
      ],
    },
    {
      id: 'device',
      title: 'On your own device',
      blocks: [
        {
          kind: 'text',
          text: `The name and email you give for a result stay in your browser for ${leadOnDevice.contactDays} days. In the tab where you gave them, further results are saved under them for ${leadOnDevice.sessionHours} hours; later you are asked first. A result that could not be sent waits there for ${leadOnDevice.waitingDays} days at most. “Not you?” or “Someone else” at a result ends all of that, and logging out too.`,
        },
        {
          kind: 'text',
          text: 'All that this site leaves in your browser, and how to clear it, is on the page about [cookies and storage](/cookies).',
        },
      ],
    },
  ],
})
