import type { LegalWords } from './legal-page.ts'

export const cookies: LegalWords = () => ({
  path: '/cookies',
  title: 'Cookies and storage on your device',
  description:
    'One cookie, for the safety of an account, and no analytics. What your browser keeps for this site, what each entry is for and how to clear it.',
  keywords: ['cookies', 'local storage', 'session storage', 'no analytics'],
  heading: 'Cookies and storage on your device',
  updated: '2026-11-21',
  lead: 'Without an account we set no cookies; with one there is a single cookie that protects it. Your browser keeps a few entries that the site needs to work, and that is why you see no consent banner. There is no analytics and no advertising.',
  sections: [
    {
      id: 'entries',
      title: 'What your browser keeps',
      blocks: [
        {
          kind: 'table',
          table: {
            caption: 'Entries in your browser',
            head: ['Entry', 'Where', 'What for', 'Until'],
            rows: [
              [
                'retour-calculator',
                'Session storage',
                'What you typed into the calculator and its last result, so that a reload loses nothing. It is sent to us only if you gave name and email on this device or are signed in.',
                'You close the tab',
              ],
              [
                'retour-contact',
                'Local storage',
                'The name and email you gave for your result, and whether you want news, so that you are asked once. Your later results on this device are saved under them.',
                'You press “Not you?” at a result or log out, or 400 days have passed',
              ],
              [
                'retour-lead-waiting',
                'Local storage',
                'A calculation with your name and email that could not be sent yet. It is sent by itself when there is a connection.',
                'It is sent, you press “Not you?” or log out, or 30 days have passed',
              ],
              [
                'retour-rates',
                'Local storage',
                'The exchange rates of the last day you calculated on, and which edition of the rules was used (retour-edition), so that the calculator works without a network. Nothing about you.',
                'Newer ones replace them, or you clear them',
              ],
              [
                'retour-lead',
                'Session storage',
                'What you are typing into the form for name and email, so that a reload loses nothing, and whether your last result was handed over to be saved.',
                'You close the tab',
              ],
              [
                'retour-fields',
                'Session storage',
                'What stood in the fields of a page that you left or loaded again before it was ready, without passwords, so that you need not type it again.',
                'The next page of this tab is ready, or you close the tab',
              ],
              [
                'retour-booking',
                'Session storage',
                'What you typed into the form for a car, and the reference of your last request (retour-booking-confirmed). It reaches us only when you send the form.',
                'Your request is sent, you log out, or you close the tab',
              ],
              [
                'retour-booking-waiting',
                'Local storage',
                'A request for a car that waits until you have confirmed a new account, so that the link in the mail finds it. Only if you ticked that you want an account.',
                'You log out, or you open the form again after 24 hours',
              ],
              [
                'retour-device',
                'Cookie',
                'A random mark, set when you sign up or sign in. By it our server knows that your account was used in this browser before, so that somebody who guesses at its password does not lock you out. It signs nobody in, no script can read it, and only the sign-in of this site gets it.',
                '400 days after you last signed in, or you clear it',
              ],
              [
                'retour-session',
                'Local storage',
                'The tokens that keep you signed in, and when you signed in (retour-session-clock). Only if you sign in.',
                'You log out, or four hours have passed',
              ],
              [
                'retour-account',
                'Session storage',
                'The name and email you typed to sign in or sign up. Never the password.',
                'You are signed in, or you close the tab',
              ],
              [
                'retour-profile',
                'Session storage',
                'What you changed in your profile and have not saved yet.',
                'You save it, log out, or close the tab',
              ],
              [
                'retour-talk',
                'Session storage',
                'What you typed to the assistant and have not sent, and which conversation is open.',
                'You send it, log out, or close the tab',
              ],
              [
                'retour-session-notices',
                'Session storage',
                'Which notices about the end of your session you have seen, and whose tab it is (retour-person).',
                'You log out, or you close the tab',
              ],
              [
                'react-router-scroll-positions',
                'Session storage',
                'How far down you were on the pages of this tab, so that the back button leads to the same place.',
                'You close the tab',
              ],
              [
                'account-banner-dismissed',
                'Local storage',
                'That you closed the banner about accounts.',
                'You clear it',
              ],
              [
                'Pages for offline use',
                'Service worker cache',
                'Copies of pages and their parts, so that they open without a network: the calculator, the countries, airports, stations and articles, and the places you look at. If your device saves data, only the calculator and those places. A small database (workbox-expiration) notes when each was last used, so that old ones go.',
                'A newer version replaces them, or you clear them',
              ],
            ],
            note: 'Browsers also keep their usual cache of files. A street map may be cached in the same way.',
          },
        },
      ],
    },
    {
      id: 'consent',
      title: 'Why nobody asks for consent',
      blocks: [
        {
          kind: 'text',
          text: 'The rules on cookies cover local storage and service workers, too. They ask for consent unless an entry is strictly needed for something you asked for. Each entry above is: your calculation, the name and email for it, your request for a car, your sign-in and its protection, a banner you closed, a page you opened. If anything else is ever added, you will be asked first.',
        },
      ],
    },
    {
      id: 'clear',
      title: 'How to clear everything',
      blocks: [
        {
          kind: 'list',
          items: [
            'Log out first, so that the session ends on our server as well.',
            'In your browser’s settings, open the data of this site and delete it. This removes stored entries and the offline pages.',
            'A private window keeps none of it after you close it.',
          ],
        },
        {
          kind: 'text',
          text: 'That clears your device. What you sent us is described under [privacy](/privacy).',
        },
      ],
    },
    {
      id: 'others',
      title: 'Other hosts',
      blocks: [
        {
          kind: 'text',
          text: 'Pages load fonts, scripts and pictures from this site alone. Where a street map is shown, its tiles come from the map’s host, by default OpenFreeMap, which states that it uses no cookies. A link to another site leads to its own rules.',
        },
      ],
    },
  ],
})
