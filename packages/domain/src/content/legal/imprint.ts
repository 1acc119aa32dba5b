import type { LegalPageTemplate } from './legal-page.ts'
import { operatorTable } from './operator-rows.ts'

export const imprint: LegalPageTemplate = (operator) => ({
  path: '/imprint',
  title: 'Imprint: who runs this site',
  description:
    'The operator of this site with address, contact, register and VAT number, the director of publication, the host and the consumer mediator.',
  keywords: ['imprint', 'legal notice', 'operator', 'contact'],
  heading: 'Imprint',
  updated: '2026-11-21',
  lead: 'Who is responsible for these pages, and how to reach them.',
  sections: [
    {
      id: 'operator',
      title: 'Operator',
      blocks: [
        {
          kind: 'table',
          table: operatorTable(operator, 'Operator of this site', [
            'name',
            'address',
            'email',
            'phone',
            'registerNumber',
            'vatNumber',
            'publicationDirector',
          ]),
        },
      ],
    },
    {
      id: 'host',
      title: 'Host',
      blocks: [{ kind: 'table', table: operatorTable(operator, 'Where the server stands', ['host']) }],
    },
    {
      id: 'chauffeur',
      title: 'Chauffeur requests',
      blocks: [
        {
          kind: 'text',
          text: 'This site takes requests for a car with a driver in Paris, Nice, Madrid and Barcelona. The operator named above answers each of them. In France, whoever brings passengers and drivers together has to declare that activity every year; ask the operator for its number before you book.',
        },
      ],
    },
    {
      id: 'disputes',
      title: 'If we disagree',
      blocks: [
        {
          kind: 'text',
          text: 'Write to the operator first. If that does not help, consumers can turn to a mediator free of charge.',
        },
        { kind: 'table', table: operatorTable(operator, 'Mediation', ['mediator']) },
      ],
    },
    {
      id: 'sources',
      title: 'Content and data',
      blocks: [
        {
          kind: 'text',
          text: 'Texts and drawings belong to the operator. Places and coordinates come from open data under their own licenses: see [data sources](/data-sources). Names of houses and stores belong to their owners; none of them pays to be listed here.',
        },
      ],
    },
  ],
})
