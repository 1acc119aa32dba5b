import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    how long do you store my calculations
    how long do you keep my email
    when is my data deleted
    data retention
    retention period
    how many years are ride requests stored
    do you delete my details after a while
    for how long is my phone number saved
    when do you erase my booking
    storage time of personal data
    is my data erased automatically
    how long are chats kept
    how long do you hold on to my information
    will my account be deleted when I don't use it
    how long does an unconfirmed account exist
    what happens to my old calculations
    after which time are leads removed
    are the emails you sent me stored
    how long are my mails kept
    do calculations disappear
    until when do you keep my name
    period for which you keep data
    how soon is my data removed
    do you keep my data forever
    is my data stored forever
    gdpr retention
    GDPR storage limit
    when will my request for a car be erased
    how long do you save what I typed into the calculator
    data kept for how many years
    deletion period
    delete after three years?
    automatic deletion
    do you remove old accounts
    how long do you remember me
    will you still have my email next year
    how long do logs stay
    erase policy
    storage period
    time my personal details are kept
    how long before my details are wiped
    how long do you keep my data
    when do you delete my data
    are my calculations kept forever
    data kept after I leave
    for how many years
    how long are emails stored
  `),
}
