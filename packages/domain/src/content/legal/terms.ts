import type { LegalPageTemplate } from './legal-page.ts'
import { operatorTable } from './operator-rows.ts'

export const terms: LegalPageTemplate = (operator) => ({
  path: '/terms',
  title: 'Terms of use: what you can rely on',
  description:
    'What this guide does and does not promise: estimates, dated rules, chauffeur requests, accounts, the assistant, liability and how to complain.',
  keywords: ['terms of use', 'estimate', 'liability', 'chauffeur request'],
  heading: 'Terms of use',
  updated: '2026-11-21',
  lead: 'The guide and the calculator are free. Amounts are estimates, rules carry a date, and a request for a car becomes a booking only when a person has confirmed it.',
  sections: [
    {
      id: 'who',
      title: 'Who you deal with',
      blocks: [
        {
          kind: 'table',
          table: operatorTable(operator, 'Operator of this site', ['name', 'address', 'email']),
        },
        {
          kind: 'text',
          text: 'By using the site you accept these terms. They do not take away rights that the law of your country gives to consumers.',
        },
      ],
    },
    {
      id: 'estimates',
      title: 'Estimates and rules',
      blocks: [
        {
          kind: 'list',
          items: [
            'Every refund shown here is an estimate. The shop, the refund operator and customs decide what is paid.',
            'We are not a refund operator, a tax adviser or an authority. We do not issue forms, and we pay nothing out.',
            'Each result names the edition of the rules it was computed with. Where we know that the law differs, the page says so.',
            'Exchange rates are those of the European Central Bank for the day shown, or a fixed fallback that is marked as such. Your bank uses its own.',
            'Addresses, desks and hours come from the sources listed under [data sources](/data-sources). Check with the place before you travel for it.',
          ],
        },
      ],
    },
    {
      id: 'chauffeur',
      title: 'Requests for a car with a driver',
      blocks: [
        {
          kind: 'text',
          text: 'The form sends a request. It costs nothing and binds nobody. The operator answers with a price, the name of the transport company and its conditions, including how to cancel. A contract comes about only when you accept that answer. Nothing is charged through this site.',
        },
        {
          kind: 'text',
          text: 'Help at the airport means company on the way and at the counter. No one can do the customs validation for you or get you past a line that officers control.',
        },
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        {
          kind: 'list',
          items: [
            'Give an email address that is yours, and keep the password to yourself.',
            'A session ends four hours after you sign in; then you sign in again.',
            'You may stop at any time. Write to the operator to have the account deleted.',
            'The operator may close an account that is used to attack the site or to harm others.',
          ],
        },
      ],
    },
    {
      id: 'assistant',
      title: 'The assistant',
      blocks: [
        {
          kind: 'text',
          text: 'The assistant is a computer program. It answers from the rules and guides of this site and can be wrong. Take its answers as you take the rest: as information, to be checked at the counter.',
        },
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      blocks: [
        {
          kind: 'text',
          text: 'Read, print, and quote with a link. Do not copy the place data as a whole, send other people’s addresses through the forms, or load the server with automatic calls; senders that do are slowed down.',
        },
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        {
          kind: 'text',
          text: 'The operator is liable without limit for intent and gross negligence, and for injury to life and health. For other faults it answers as the law provides. Because the guide is free and its amounts are estimates, it does not answer for a refund that a shop, an operator or customs refuses, nor for a desk that turns out to be closed. Where the law does not allow such a limit, it does not apply to you.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes, law and complaints',
      blocks: [
        {
          kind: 'text',
          text: 'New terms stand on this page with their date, and hold from then on. The law of the country where the operator sits applies; as a consumer you keep the protection of the law where you live, and you may go to court there.',
        },
        { kind: 'table', table: operatorTable(operator, 'Mediation for consumers', ['mediator']) },
        { kind: 'text', text: 'Contact and register details are in the [imprint](/imprint).' },
      ],
    },
  ],
})
