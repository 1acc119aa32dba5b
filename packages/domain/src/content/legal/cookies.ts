import { leadOnDevice } from '../../leads/on-device.ts'
import { placeReportWaitingDays } from '../../places/place-report.ts'
import type { LegalPageTemplate } from './legal-page.ts'

export const cookies: LegalPageTemplate = () => ({
  path: '/cookies',
  title: 'Cookies and storage on your device',
  description:
    'One cookie, for the safety of an account, and no analytics. What your browser keeps for this site, what each entry is for and how to clear it.',
  keywords: ['cookies', 'local storage', 'session storage', 'no analytics'],
  heading: 'Cookies and storage on your device',
  updated: '2026-11-29',
  lead: 'Without an account we set no cookies; with one there is a single cookie that protects it. Your browser keeps the entries below, which the site needs to work, and that is why you see no consent banner. There is no analytics and no advertising.',
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
                'What you typed into the calculator and its last result, so that a reload loses nothing. It is sent to us only if you gave name and email or are signed in.',
                'You log out, or you close the tab',
              ],
              [
                'retour-contact',
                'Local storage',
                `The name and email you gave for your result, so that you need not type them again. In the tab where you gave them your further results are saved under them for ${leadOnDevice.sessionHours} hours; later, and in other tabs, you are asked first. Whether you want news is not remembered.`,
                `You press “Not you?” or “Someone else” at a result, or log out; or ${leadOnDevice.contactDays} days have passed`,
              ],
              [
                'retour-lead-waiting',
                'Local storage',
                'A calculation with your name and email that could not be sent yet, and whether you want news. It is sent by itself when there is a connection.',
                `It is sent, you press “Not you?” or “Someone else” or log out, or ${leadOnDevice.waitingDays} days have passed`,
              ],
              [
                'retour-place-report',
                'Local storage',
                'What you told us about a refund location (closed, moved, other hours) while there was no connection. It is sent by itself when there is one.',
                `It is sent, or ${placeReportWaitingDays} days have passed and you open the site`,
              ],
              [
                'retour-lead',
                'Session storage',
                'What you type into the form for name and email, so that a reload loses nothing; then which calculation was handed over last, with your email and the random key by which it can be taken back, and when you gave or confirmed name and email in this tab.',
                'You log out, or you close the tab',
              ],
              [
                'retour-rates',
                'Local storage',
                'The exchange rates of the last day you calculated on, so that the calculator works without a network. Nothing about you.',
                'Newer ones replace them, or you clear them',
              ],
              [
                'retour-edition',
                'Local storage',
                'Which edition of the rules the calculator used last, with its figures where they are newer than the page, so that it works without a network. Nothing about you.',
                'A newer one replaces it, or you clear it',
              ],
              [
                'retour-fields',
                'Session storage',
                'What stood in the fields of a page that you left or loaded again before it was ready (for a ride that may be name, email and phone), without passwords, so that you need not type it again.',
                'The next page of this tab begins, you log out, or you close the tab',
              ],
              [
                'retour-booking',
                'Session storage',
                'What you typed into the form for a car. It reaches us only when you send the form.',
                'Your request is sent, you log out, or you close the tab',
              ],
              [
                'retour-booking-confirmed',
                'Session storage',
                'Your last request for a car and its reference, so that a reload still shows them.',
                'You log out, or you close the tab',
              ],
              [
                'retour-booking-waiting',
                'Local storage',
                'A request for a car that waits until you have confirmed a new account, so that the link in the mail finds it. Only if you ticked that you want an account.',
                'You log out, or you open the form again after 24 hours',
              ],
              [
                'retour-ride',
                'Local storage',
                'A ride that you opened from its mail or from your account, as it was then: where and when, the quote, the driver’s name, car and phone, what you wished for. It opens without a network so.',
                'You log out, its link ends, or 30 days have passed and you open a ride',
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
                'The tokens that keep you signed in, with your name and email. Only if you sign in.',
                'You log out, or four hours have passed: on an open page within a minute of that, otherwise when you next open one. After the four hours our server refuses them in any case',
              ],
              [
                'retour-session-clock',
                'Local storage',
                'By how much the clock of your device differs from ours, so that the four hours end at the right time. Only if you sign in.',
                'It ends with retour-session',
              ],
              [
                'retour-account',
                'Session storage',
                'The name and email you typed to sign in or sign up. Never the password.',
                'You are signed in, or you close the tab',
              ],
              [
                'retour-person',
                'Session storage',
                'The number of the account that is signed in, so that a tab forgets its person when another one signs in.',
                'You log out, or you close the tab',
              ],
              [
                'retour-session-notices',
                'Session storage',
                'Which notices about the end of your session you have seen.',
                'You log out, or you close the tab',
              ],
              [
                'retour-profile',
                'Session storage',
                'What you changed in your profile and have not saved yet.',
                'You save it, log out, or close the tab',
              ],
              [
                'retour-trip',
                'IndexedDB',
                'Your trip: its name, dates and home country, the names and ages of its travelers, purchases and tax-free forms, photos of receipts, and a random mark by which this browser is told from your other devices. Never the number of a passport. Of a trip that is kept in your account also the number of the account, up to which change this browser has it, and when both were last the same. If you asked for reminders by mail: the address and the mark by which this browser changes and ends them. Only once you open the page of your trip.',
                'You take the trip off this device on its page, or log out after you chose there that it goes with you, or clear it. If your session then ends by itself, what your account does not have yet stays for you until you sign in again',
              ],
              [
                'retour-trip-draft',
                'Local storage',
                'What you typed of a purchase, or as the address for reminders, and have not saved yet, and which purchase you saved last, so that closing the browser loses nothing.',
                'You save it, log out, or clear it',
              ],
              [
                'retour-trip-leg',
                'Local storage',
                'What you typed of a leg of your journey home and have not saved yet, so that closing the browser loses nothing.',
                'You save it, log out, or clear it',
              ],
              [
                'retour-form-check',
                'Session storage',
                'Which lines of a tax free form you marked as right or wrong at the till. What stands in the lines is not kept.',
                'You log out, or you close the tab',
              ],
              [
                'retour-trip-sign-out',
                'Local storage',
                'That your trip is to go from this device when you log out; from then on, with the number of your account, that it has not gone yet. Only if you chose so.',
                'You choose otherwise, or log out and the trip is gone, or clear it',
              ],
              [
                'retour-talk',
                'Session storage',
                'What you typed to the assistant and have not sent, and which conversation is open.',
                'You send it, log out, or close the tab',
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
                'workbox-precache-v2',
                'Service worker cache',
                'The frame of the site, the calculator and the page of your trip, so that they open without a network.',
                'A newer version replaces it, or you clear it',
              ],
              [
                'kept-pages',
                'Service worker cache',
                'Pages for use without a network: countries, airports, stations and articles, and the places you look at. If your device saves data, only those places.',
                'A newer version replaces them, or you clear them',
              ],
              [
                'visited-pages',
                'Service worker cache',
                'Other pages that you opened, the last 60.',
                'Newer ones replace them, or you clear them',
              ],
              [
                'pages-of-links',
                'Service worker cache',
                'The page of a ride, without the ride itself, once you opened one.',
                'A newer version replaces it, or you clear it',
              ],
              [
                'visited-data',
                'Service worker cache',
                'The words of pages that you opened by a link within the site.',
                'A newer version replaces them, or you clear them',
              ],
              [
                'build-files',
                'Service worker cache',
                'Scripts, styles and fonts of those pages.',
                'Newer ones replace them, or you clear them',
              ],
              [
                'constellations',
                'Service worker cache',
                'Star maps that you looked at, the last 40.',
                'Newer ones replace them, or you clear them',
              ],
              [
                'workbox-expiration',
                'IndexedDB',
                'When each kept file was last used, so that old ones go.',
                'You clear it',
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
          text: 'The rules on cookies cover local storage and service workers, too. They ask for consent unless an entry is strictly needed for something you asked for. Each entry above is: your calculation, the name and email for it, your trip, your request for a car, your ride, your sign-in and its protection, a banner you closed, a page you opened. If anything else is ever added, you will be asked first.',
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
          text: 'Pages load fonts, scripts and pictures from this site alone. Where a street map is shown, its tiles come from the map’s host, by default OpenFreeMap, which states that it uses no cookies, or from this site’s own server. A link to another site leads to its own rules.',
        },
      ],
    },
  ],
})
