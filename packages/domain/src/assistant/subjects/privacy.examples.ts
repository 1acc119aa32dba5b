import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    what information do you have on me
    are my messages saved
    who can read this chat
    do you remember our talk
    is what I write stored somewhere
    do you save my questions
    are you a bot
    who are you
    is this ChatGPT
    do you store my messages
    privacy
    am I talking to a real person
    are you an AI
    who reads this chat
    who runs this site
    are you a robot or a person
    do you save this conversation
    are you official
    are you the tax office
    are you from Global Blue
    which company is behind this
    is this an official government website
    can I talk to a human
    speak to an agent
    customer service phone number
    how can I contact you
    do you have a hotline
    is there a real person I can call
    can others see my chats
    what model are you
    do you learn from my messages
    are my bookings private
    talk to support
    contact support
    I want to speak with someone
    human please
    what is Retour
    what is this website
    are you affiliated with Planet
    who made you
    can I trust you
    are you real
    Are you a robot?
    Are you a real person?
    Am I chatting with a human?
    Who is answering me?
    Who operates this website?
    Who are you and what do you do
    is this an AI
    are you an assistant
    are you human
    Can I speak to a person?
    How do I reach support?
    can I call you
    phone number please
    what's your email
    customer support
    Do you keep my messages?
    Is my conversation private?
    do you save what I write
    who sees my questions
    is this site run by the government
    are you the customs office
    are you connected with Global Blue
    which AI is this
    what's your name
    contact
    what do you know of me
    which of my details can you see
    what can you see about me
    what do you know on me
    tell me what you know about my person
    do you know who I am
    do you keep the chat
    is the photo of my passport safe here
    do you need a picture of my passport
    is it safe to send you my passport
    is this a bot
    who is behind this site
    human agent please
    talk to a person
    who am I talking with
    can you see my bookings
    do you read my chats
    shall I send you my passport number
    do you need my card number
    is this chat private
    do you remember me
    where do I write to you
    is there customer service
    email address of support
  `),
}
