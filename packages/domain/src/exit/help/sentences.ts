import type { Country } from '../../places/countries.ts'
import { sentence, type Sentence } from './sentence.ts'
import { sentencesAtTheTill } from './sentences-at-the-till.ts'

/** The language that an officer speaks, as BCP 47 has it. */
export const languages: Readonly<Record<Country, string>> = {
  france: 'fr',
  spain: 'es',
  italy: 'it',
  germany: 'de',
}

export const sentences = {
  red: sentence(
    'The kiosk is red. Can you validate this tax-free form, please?',
    'La borne est rouge. Pouvez-vous valider ce bordereau de détaxe, s’il vous plaît ?',
    'La máquina no ha validado mi formulario tax free. ¿Me puede ayudar, por favor?',
    'Il chiosco non ha convalidato la mia fattura tax free. Può apporre il visto, per favore?',
    'Können Sie die Ausfuhr bitte auf diesem Formular bestätigen?',
  ),
  broken: sentence(
    'The kiosk does not work. Can you validate this form by hand, please?',
    'La borne est en panne. Pouvez-vous viser ce bordereau à la main, s’il vous plaît ?',
    'El terminal no funciona. ¿Puede sellar este formulario, por favor?',
    'Il chiosco è fuori servizio. Può apporre il visto su questa fattura, per favore?',
    'Das Gerät ist außer Betrieb. Können Sie die Ausfuhr bitte auf diesem Formular bestätigen?',
  ),
  otherDesk: sentence(
    'The customs desk is closed. Where can my tax-free form be validated now?',
    'Le bureau de la douane est fermé. Où puis-je faire valider ma détaxe maintenant ?',
    'La oficina de aduanas está cerrada. ¿Dónde puedo sellar ahora mi formulario tax free?',
    'L’ufficio della dogana è chiuso. Dove posso far vistare ora la mia fattura tax free?',
    'Der Zoll ist geschlossen. Wo kann ich die Ausfuhr jetzt bestätigen lassen?',
  ),
  whereIsIt: sentence(
    'Where is customs for the tax refund, please?',
    'Où est la douane pour la détaxe, s’il vous plaît ?',
    '¿Dónde está la aduana para el tax free, por favor?',
    'Dov’è l’ufficio della dogana per il tax free, per favore?',
    'Wo ist der Zoll für die Ausfuhrbescheinigung, bitte?',
  ),
  soon: sentence(
    'My flight leaves soon. May I go ahead of you, please?',
    'Mon vol part bientôt. Puis-je passer devant vous, s’il vous plaît ?',
    'Mi vuelo sale pronto. ¿Puedo pasar delante, por favor?',
    'Il mio volo parte tra poco. Posso passare avanti, per favore?',
    'Mein Flug geht bald. Darf ich bitte vor?',
  ),
  inHand: sentence(
    'The goods are in my hand luggage. Can you stamp this form, please?',
    'Les articles sont dans mon bagage à main. Pouvez-vous viser ce bordereau, s’il vous plaît ?',
    'Las compras van en mi equipaje de mano. ¿Puede sellar este formulario, por favor?',
    'La merce è nel bagaglio a mano. Può vistare questo modulo, per favore?',
    'Die Ware ist im Handgepäck. Können Sie die Ausfuhr bitte bestätigen?',
  ),
  inSuitcase: sentence(
    'The goods are in this suitcase, which I have not checked in yet. Would you like to see them now?',
    'Les articles sont dans cette valise, que je n’ai pas encore enregistrée. Voulez-vous les voir maintenant ?',
    'Las compras van en esta maleta, que todavía no he facturado. ¿Quiere verlas ahora?',
    'La merce è in questa valigia, che non ho ancora consegnato. Vuole vederla adesso?',
    'Die Ware ist in diesem Koffer, den ich noch nicht aufgegeben habe. Möchten Sie sie jetzt sehen?',
  ),
  recall: sentence(
    'In my suitcase are tax-free goods that customs has to see. Can you have it brought back, please?',
    'Ma valise contient des articles détaxés que la douane doit voir. Pouvez-vous la faire revenir, s’il vous plaît ?',
    'En mi maleta hay compras tax free que la aduana tiene que ver. ¿Puede hacer que la devuelvan, por favor?',
    'Nella mia valigia c’è merce tax free che la dogana deve vedere. Può farla riportare qui, per favore?',
    'In meinem Koffer ist Tax-free-Ware, die der Zoll sehen muss. Können Sie ihn bitte zurückholen?',
  ),
  tag: sentence(
    'Where is this bag tagged to, please?',
    'Jusqu’où cette valise est-elle enregistrée, s’il vous plaît ?',
    '¿Hasta dónde está facturada esta maleta, por favor?',
    'Fin dove è etichettata questa valigia, per favore?',
    'Bis wohin ist dieser Koffer durchgecheckt, bitte?',
  ),
  changed: sentence(
    'My flight has changed. Where must this form be stamped?',
    'Mon vol a changé. Où dois-je faire viser ce bordereau ?',
    'Mi vuelo ha cambiado. ¿Dónde tengo que sellar este formulario?',
    'Il mio volo è cambiato. Dove devo far vistare questo modulo?',
    'Mein Flug hat sich geändert. Wo muss ich dieses Formular abstempeln lassen?',
  ),
  mistake: sentence(
    'There is a mistake on this form. Can you tell me what to do, please?',
    'Il y a une erreur sur ce bordereau. Pouvez-vous me dire ce qu’il faut faire, s’il vous plaît ?',
    'Hay un error en este formulario. ¿Puede decirme qué tengo que hacer, por favor?',
    'C’è un errore su questo modulo. Può dirmi che cosa devo fare, per favore?',
    'Auf diesem Formular ist ein Fehler. Können Sie mir bitte sagen, was ich tun muss?',
  ),
  newForm: sentence(
    'Can you cancel this form and send me a correct one, please?',
    'Pouvez-vous annuler ce bordereau et m’en envoyer un correct, s’il vous plaît ?',
    '¿Puede anular este formulario y enviarme uno correcto, por favor?',
    'Può annullare questo modulo e inviarmene uno corretto, per favore?',
    'Können Sie dieses Formular bitte stornieren und mir ein richtiges schicken?',
  ),
  asNew: sentence(
    'The goods are new and have not been used. Would you like to see them?',
    'Les articles sont neufs et n’ont pas servi. Voulez-vous les voir ?',
    'Los artículos son nuevos y no se han usado. ¿Quiere verlos?',
    'La merce è nuova e non è stata usata. Vuole vederla?',
    'Die Ware ist neu und unbenutzt. Möchten Sie sie sehen?',
  ),
  partMissing: sentence(
    'One article of this form is missing. What can be done, please?',
    'Il manque un article de ce bordereau. Que peut-on faire, s’il vous plaît ?',
    'Falta un artículo de este formulario. ¿Qué se puede hacer, por favor?',
    'Manca un articolo di questo modulo. Che cosa si può fare, per favore?',
    'Ein Artikel dieses Formulars fehlt. Was lässt sich da machen?',
  ),
  noPassport: sentence(
    'I do not have my passport with me. Do you accept another document?',
    'Je n’ai pas mon passeport sur moi. Acceptez-vous un autre document ?',
    'No tengo el pasaporte conmigo. ¿Acepta otro documento?',
    'Non ho il passaporto con me. Accetta un altro documento?',
    'Ich habe meinen Reisepass nicht bei mir. Akzeptieren Sie ein anderes Dokument?',
  ),
  notStamped: sentence(
    'This form was not validated. To whom must I write, please?',
    'Ce bordereau n’a pas été visé. À qui dois-je écrire, s’il vous plaît ?',
    'Este formulario no se ha sellado. ¿A quién tengo que escribir, por favor?',
    'Questo modulo non è stato vistato. A chi devo scrivere, per favore?',
    'Dieses Formular wurde nicht abgestempelt. An wen muss ich schreiben, bitte?',
  ),
  ...sentencesAtTheTill,
} as const satisfies Record<string, Sentence>

export type SentenceId = keyof typeof sentences
