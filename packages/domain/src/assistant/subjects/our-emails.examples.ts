import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    unsubscribe me
    how can I unsubscribe
    I don't want your mails any more
    stop sending me emails
    stop the newsletter
    please no more mails
    how to opt out of emails
    turn off email notifications
    switch off notifications
    where do I change my notification settings
    I get too many mails from you
    take me off the mailing list
    remove me from the newsletter
    cancel the newsletter
    why do I get emails from you
    why did you email me
    I never asked for this mail
    how do I turn off promotional emails
    can I stop the guide emails
    no marketing mails please
    how often do you send mails
    will you send me a newsletter
    do you send advertising mails
    I unsubscribed, how do I get the guide again
    undo unsubscribe
    the unsubscribe button where
    disable alerts
    mute the notifications of my account
    stop news about rules and rates
    I ticked the box for news, how do I take it back
    withdraw consent to news
    don't mail me again
    opt out
    end email subscription
    how do i get rid of your messages in my inbox
    stop spamming me
    I did not get the guide by mail
    where is the guide you wanted to send by email
    can you resend the refund guide to my mail
    email preferences
    unsubscribe from emails
    how do I stop the emails
    notification settings
    stop sending me newsletters
    I want to unsubscribe
    How do I unsubscribe?
    stop emails
    no more emails please
    I don't want emails
    guide mail did not arrive
    too many mails
    stop newsletter
    unsubscribe
    stop mailing me
    newsletter
    I get no mails from you
    turn off notifications
    how do I get the guide by mail
    I did not get the email
    change notification settings
  `),
}
