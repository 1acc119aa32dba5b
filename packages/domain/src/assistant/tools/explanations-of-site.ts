import { datedRecords } from '../../vat/dated-records.ts'
import { lawChanges } from '../../vat/law-changes.ts'
import { vehicleLabel, vehicles } from '../../booking/vehicles.ts'

type Explanation = { text: string; title: string; path: string }

const privacy = { title: 'Privacy', path: '/privacy' }

/** Explanations of accounts and data on this site. */
export const explanationsOfSite = {
  password: {
    text: 'If you forgot your password, ask for a reset link on the sign-in page: it comes to your email, and with it you set a new one. A new password signs out all other devices.',
    title: 'Sign in',
    path: '/auth',
  },
  session: {
    text: 'A session ends four hours after you sign in, on every device; then you sign in again.',
    title: 'Terms',
    path: '/terms',
  },
  retention: {
    text: 'How long it is kept: calculations with name and email, three years after our last contact with you, or as long as the account under the same email. Requests for a car: three years after the ride. An account and everything in it: until you ask for its deletion. An account that was never confirmed: 30 days. Emails that were sent: 30 days. You can ask for your data, correct it or have it deleted at any time; no analytics, no advertising, no sale of data.',
    ...privacy,
  },
  'no-documents': {
    text: 'We never ask for a passport number, a copy of a document, a card or a bank account. Please do not write them here.',
    ...privacy,
  },
  'data-use': {
    text: 'No analytics, no advertising, no tracking, no sale of data. What you type into a form and send is stored, and what an account needs; nobody else receives it, unless the law obliges the operator to hand it over. Emails leave through a mail server that the operator chose. You can ask for your data, have it corrected or deleted: write to the operator, or reply to any email from us. I cannot delete it from here.',
    ...privacy,
  },
  'site-operator': {
    text: 'Who operates this site is named in the imprint.',
    title: 'Imprint',
    path: '/imprint',
  },
  cookies: {
    text: 'Without an account we set no cookies; with one there is a single cookie that protects it. There is no analytics and no advertising. Your browser keeps some entries that the site needs to work.',
    title: 'Cookies and storage',
    path: '/cookies',
  },
  'our-emails': {
    text: 'Press “Unsubscribe” in a guide that we sent: no more guides go to that email until you take it back. With an account, the notifications are switched on and off under Settings in your dashboard. News about rules is only sent to those who ticked the box for it, and you can take that back at any time.',
    ...privacy,
  },
  'site-free': {
    text: 'The guide, the calculator, the map and this chat are free. A request for a car costs nothing and binds nobody. Nothing is charged through this site, and no refund passes through us.',
    title: 'Terms',
    path: '/terms',
  },
  'who-pays': {
    text: 'Not this site: we issue no forms and pay nothing out, and nobody keeps a share for us. The refund comes from the refund operator that is named on your form (such as Global Blue or Planet), or from the shop itself. The operator keeps a fee.',
    title: 'Terms',
    path: '/terms',
  },
  'need-account': {
    text: 'No. The guides, the calculator, the map and the request for a car work without an account. With one, your calculations and favorites are kept and you can talk to the assistant.',
    title: 'Sign in',
    path: '/auth',
  },
  'save-place': {
    text: 'Open the page of a city, airport or station and press “Save” (you must be signed in). Your favorites stand under Locations in your dashboard; the same button takes one out again.',
    title: 'Dashboard',
    path: '/dashboard',
  },
  'ride-change': {
    text: 'I cannot change or cancel a ride from here. Reply to the email about your request, or write to the operator: it answers with the price, the transport company and its conditions, and these say how to change or cancel. Until you accept that answer nothing is booked and nothing is owed.',
    title: 'Terms',
    path: '/terms',
  },
  'ride-details': {
    text: `The cars: ${vehicles.map(vehicleLabel).join(', ')}; six people at most. Pickup times are every half hour from 06:00 to 22:30. Child seats, a language, help with the forms and other wishes are asked for in the request. A driver can bring you to the right door and wait; you show goods and passport yourself.`,
    title: 'Request a ride',
    path: '/france/paris/book-chauffeur',
  },
  'no-network': {
    text: 'Without a network the calculator, your trip with the plan of your last day, and the pages that this device has kept open: countries, airports, stations and articles, and the places that you looked at. A device that saves data keeps only those places. Open the site once while you are connected. The calculator then counts with the last exchange rates that this device has. Not without a network: this chat, your account, and a request for a car; what you typed is kept until you are connected. It needs no app: it runs in the browser, and can be added to the home screen.',
    title: 'Cookies and storage',
    path: '/cookies',
  },
  'my-trip': {
    text: 'Open [My trip](/trip). There you add purchases, note the forms and scan their codes, and keep a photo of each receipt on this device alone. [The last day](/trip?exit) takes your flights, typed or scanned from a boarding pass, and plans where each form is shown. Sentences to show an officer, and what to do when something goes wrong, stand in [Help in the hall](/kiosk-help). The trip is kept on this device and, signed in, in your account; saved as one file it opens on another device, too. Reminders are mailed to an address that you confirmed. No passport number is stored.',
    title: 'My trip',
    path: '/trip',
  },
  'ride-status': {
    text: 'Your request is answered by email, with a link to your ride: there you see where it stands, and accept or decline the price. Signed in, you find your requests in your dashboard.',
    title: 'Request a ride',
    path: '/france/paris/book-chauffeur',
  },
  'two-answers': {
    text: 'We count with a named edition of the rules, so that each figure can be traced. Where today’s law decides differently, both answers stand side by side. In the shop the law counts, and taking part is the shop’s choice. What we compute with, where it comes from and when it was checked stands under Data sources. This site belongs to no authority; an amount is an estimate.',
    title: 'Data sources',
    path: '/data-sources',
  },
  'least-payout': {
    text: `We found no EU rule that says what share an operator must pay out. ${datedRecords.spanishRefundTable.text}`,
    title: 'Rules and what changed',
    path: '/vat-refund-rules-2025',
  },
  'for-business': {
    text: 'No. The refund for travelers is for goods of your own: personal use, family and gifts. Goods for resale, for a trade or on the invoice of a company are out, whoever carries them. Many pieces of one article look like trade, too; I know no number from which they do.',
    title: 'Spain for US citizens',
    path: '/vat-refund-spain-for-us-citizens',
  },
  'check-online': {
    text: 'Spain: the screen of the DIVA terminal says that the form is stamped; nothing is printed, so take a photo of it. Later, enter the CSV code of the form on the site of the Spanish Tax Agency: it says whether the form was validated. Italy: your copy of the invoice carries the request code of OTELLO; ask the operator with it. For forms of France and Germany I know no such site: a green screen or the stamp is the proof, and the operator named on the form can look it up.',
    title: 'Spain',
    path: '/spain',
  },
  'bought-in-monaco': {
    text: 'Monaco lies inside the French VAT area: a form from there is scanned in the same way as a French one, at a PABLO kiosk where you leave the EU, for example at Nice Airport.',
    title: 'Claiming in Paris',
    path: '/how-to-claim-vat-refund-in-paris',
  },
  alcohol: {
    text: 'Wine and spirits count like other goods, if you carry the bottles out of the EU yourself.',
    title: 'How it works in France',
    path: '/how-vat-refund-works-in-france',
  },
  'art-in-italy': {
    text: `Italy: ${lawChanges.italyArt.text}`,
    title: 'Rules and what changed',
    path: '/vat-refund-rules-2025',
  },
} as const satisfies Record<string, Explanation>
