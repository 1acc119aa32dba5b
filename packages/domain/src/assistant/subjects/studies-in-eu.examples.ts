import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    I study in Paris, can I get tax free
    I'm an exchange student in Milan for one semester
    student visa holder in germany, am I eligible for VAT refund
    I have a residence permit, can I claim
    i have a work permit in Spain
    does a student residence card exclude me
    international student in Lyon from China
    studying abroad in Madrid till June, tax refund possible?
    I work in Munich on a blue card, can I get the tax back when I fly to India
    au pair in france can i claim
    I'm an expat in Berlin with American passport
    my daughter studies in Rome, she is from the US, can she do tax free
    Foreign student. Detaxe?
    am doing a master's in Barcelona, going home for christmas with a new laptop
    on a working holiday visa in France
    i have a long term residence card for Italy
    PhD student at a german university from Brazil
    do study abroad students get VAT refunds
    I am on an internship in Paris for 4 months
    summer school student in Florence for eight weeks, VAT refund?
    seconded employee living in Frankfurt
    carte de sejour and detaxe
    can holders of a titre de sejour claim
    NIE card holder in spain
    exchange semester in Valencia
    I'm a student in France, my home is in Vietnam
    can students get tax free
    I am a language student in Malaga with a 6 month visa
    post doc in Germany, Japanese
    expat with temporary residence permit in EU
    I've a German Aufenthaltstitel
    lived in Paris as a student since last year and fly home to Korea now
    will they refuse me because i have a residence permit
    do they check whether I have a permit
    Student from Turkey studying in Dusseldorf buys a phone
    researcher visa, 10 months in Italy
    Posted worker, wife still in Brazil
    trainee in Cologne, non EU
    my son is on an exchange year in Spain, can he get the IVA back
    university exchange, do I count as a tourist
    semester abroad tax free
    employed in Nice but Canadian
    visiting professor in Bologna for a year
    studyng in france is detaxe ok
    I am studying in Germany for a year, can I claim the VAT?
    do international students qualify for tax free in France
    I'm an American student in Florence
    I have a student visa
    can Erasmus students claim detaxe in Paris
    I work in Spain but I'm from Argentina
    I have a German work visa, am I eligible
    I'm on an EU blue card
    living in Italy with a permesso di soggiorno
    Indian student in Berlin going home for holidays
    Foreigner with residence card in Spain
    student with long stay visa VLS-TS
    I work as an au pair
    do expats in Europe get the VAT back
    I'm an expatriate in Paris
    working in Milan for 2 years, can I shop tax free
    my company sent me to Frankfurt for three years
    I have a temporary residence permit in Portugal
    is an exchange student a resident
    I'm doing my masters in France, can I get a tax refund
    visiting scholar
    on a research stay
    my visa is a student visa for 5 months
    intern from the USA in Munich
    does a work permit rule me out
    study permit
    resident permit holder
    I study at a university in Madrid but my home is in Peru
    I'm a nurse working in Germany from the Philippines
    I am an exchange student in Lyon
    studying in Milan for a year
    PhD in Germany
    working holiday
    internship in Madrid
    au pair in Paris
    student visa
    work permit
    residence permit
    titre de sejour
    posted to Frankfurt by my company
    one semester in Barcelona
    language course for 3 months
    I work in Rome
    digital nomad visa in Spain
    can exchange students claim
    Indian student in Germany
    Chinese student in Italy, can I claim
    masters student in Paris
    I study in Madrid for two years
    student at a German university
    American student in Florence for a year
    student visa for one year
    one year visa, from Vietnam
    so students cannot claim
  `),
}
