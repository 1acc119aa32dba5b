/**
 * Important words of other languages in English, by ISO 639-1 code: "stem=english words". Stems have no accents. A
 * Latin or Cyrillic stem is the beginning of a word; one with a dot after it is the whole word. Chinese, Japanese and
 * Korean stems match anywhere, because there are no blanks.
 */
const glosses: Record<string, string> = {
  fr:
    'combien=how_much ou.=where quand=when comment=how quel=which qui.=who puis=can_i peut=can faut=must dois=must jusqu=until delai=deadline ' +
    'temps=long dure=long recevoir=get recois=get recuper=get_back rembours=refund argent=money carte=card especes=cash liquide=cash tampon=stamp ' +
    'valid=validate douan=customs formulaire=form bordereau=form detaxe=tax_free tva.=vat minim=minimum seuil=minimum achat=purchase achet=bought ' +
    'magasin=shop boutique=shop hotel=hotel restaurant=restaurant oubli=forgot perdu=lost maison=home rentre=home habit=live vis.=live residen=live ' +
    'passeport=passport guichet=desk bureau=desk borne=kiosk horaire=opening_hours ouvert=open ferm=closed aeroport=airport vol.=flight train=train ' +
    'valise=suitcase bagage=luggage age.=age ans.=years cadeau=gift vetement=clothes livre=books medicament=medicine tabac=tobacco ligne=online ' +
    'occasion=second_hand envoy=send taux=rate facture=receipt ticket=receipt cumul=combine avant=before apres=after jours=days semaine=weeks mois=months document=documents apporter=bring montrer=show porter=wear utilis=use ouvrir=open enfant=child fille=daughter fils=son femme=wife mari=husband ami=friend etudiant=student sejour=stay ferry=ferry voiture=car bateau=ship colis=parcel payer=pay frais=fee commission=fee pourquoi=why moins=less compte=account mot_de_passe=password annul=cancel chauffeur=chauffeur mère=mother mere=mother scanner=scan rouge=red panne=broken erreur=wrong faute=wrong vin.=wine parfum=perfume copie=copy',
  es:
    'cuant=how_much donde=where cuando=when como.=how que.=what quien=who puedo=can_i puede=can debo=must tengo=have hasta=until plazo=deadline ' +
    'tiempo=long tarda=long demora=long recib=get recuper=get_back devol=refund reembols=refund dinero=money tarjeta=card efectivo=cash sell=stamp ' +
    'valid=validate aduana=customs formulario=form impuesto=vat iva.=vat minim=minimum compra=purchase compre=bought tienda=shop hotel=hotel ' +
    'restaurante=restaurant olvid=forgot perd=lost casa=home viv=live resid=live pasaporte=passport mostrador=desk oficina=desk ventanilla=desk ' +
    'horario=opening_hours abiert=open abre=open cerrad=closed aeropuerto=airport vuelo=flight tren.=train maleta=suitcase equipaje=luggage edad=age ' +
    'anos=years regalo=gift ropa=clothes libro=books medic=medicine tabaco=tobacco linea=online usad=second_hand envi=send tasa=rate factura=receipt ' +
    'recibo=receipt sumar=combine antes=before despues=after dias=days semana=weeks mes=months salir=leave documento=documents llevar=bring mostrar=show usar=use estrenar=wear abrir=open hijo=son hija=daughter nino=child esposa=wife marido=husband amigo=friend estudiante=student barco=ship crucero=cruise coche=car paquete=parcel pagar=pay comision=fee porque=why menos=less cuenta=account contrasena=password cancelar=cancel chofer=chauffeur madre=mother escane=scan rojo=red error=wrong vino=wine perfume=perfume copia=copy frontera=border salir=leave',
  it:
    'quant=how_much dove=where quando=when come.=how cosa=what chi.=who posso=can_i puo=can devo=must entro=until scadenza=deadline termine=deadline ' +
    'tempo=long ricev=get recuper=get_back rimbors=refund soldi=money denaro=money carta=card contanti=cash timbr=stamp convalid=validate valid=validate ' +
    'dogan=customs modulo=form fattura=form tasse=vat iva.=vat minim=minimum acquist=purchase comprat=bought negozi=shop hotel=hotel albergo=hotel ' +
    'ristorante=restaurant dimentic=forgot pers.=lost smarrit=lost casa=home vivo=live abit=live resid=live passaporto=passport sportello=desk ' +
    'ufficio=desk banco=desk orari=opening_hours apert=open chius=closed aeroporto=airport volo=flight treno=train valigia=suitcase bagagli=luggage ' +
    'eta.=age anni=years regal=gift vestit=clothes libr=books medicin=medicine tabacco=tobacco online=online usat=second_hand spedi=send aliquota=rate ' +
    'scontrin=receipt sommare=combine prima=before dopo=after giorni=days settiman=weeks mesi=months partire=leave document=documents portare=bring mostrare=show usare=use indossare=wear aprire=open figlio=son figlia=daughter bambin=child moglie=wife marito=husband amic=friend student=student nave=ship crociera=cruise auto=car pacco=parcel pagare=pay commission=fee perche=why meno=less annull=cancel autista=chauffeur madre=mother ross=red errore=wrong vino=wine profumo=perfume copia=copy',
  de:
    'wieviel=how_much auszufuhr=export_deadline ausfuhren=export_deadline wie.=how viel.=much wo.=where wann=when was.=what wer.=who kann=can_i darf=can_i muss=must bis.=until frist=deadline lange=long ' +
    'dauer=long bekomm=get zuruck=back erstatt=refund ruckerstatt=refund geld=money karte=card kreditkarte=card bargeld=cash bar.=cash stempel=stamp ' +
    'abstempel=stamp zoll=customs formular=form ausfuhr=form mehrwertsteuer=vat steuer=vat mwst=vat mindestalter=age mindest=minimum kauf=purchase gekauft=bought ' +
    'geschaft=shop laden=shop hotel=hotel restaurant=restaurant vergess=forgot verloren=lost hause=home heim=home wohn=live leb=live reisepass=passport ' +
    'pass.=passport schalter=desk buro=desk offnungs=opening_hours geoffnet=open offen=open geschlossen=closed flughafen=airport flug=flight abflug=flight ' +
    'zug=train bahn=train koffer=suitcase gepack=luggage handgepack=hand_luggage alter=age jahre=years geschenk=gift kleid=clothes bucher=books ' +
    'medikament=medicine arznei=medicine tabak=tobacco zigaretten=cigarettes online=online gebraucht=second_hand schick=send satz=rate quittung=receipt ' +
    'beleg=receipt rechnung=receipt zusammen=combine vor.=before nach.=after tage=days wochen=weeks monate=months ausreis=leave verlass=leave dokument=documents unterlagen=documents mitbring=bring vorzeig=show zeig=show trag=wear benutz=use offnen=open kind=child sohn=son tochter=daughter frau=wife mann=husband freund=friend student=student schiff=ship auto.=car grenze=border paket=parcel gebuhr=fee warum=why weniger=less konto=account passwort=password stornier=cancel fahrer=chauffeur mutter=mother rot.=red fehler=wrong wein=wine parfum=perfume kopie=copy',
  pt:
    'quant=how_much onde=where quando=when como=how qual=which quem=who posso=can_i pode=can devo=must preciso=must ate.=until prazo=deadline tempo=long ' +
    'demora=long receb=get recuper=get_back reembols=refund devol=refund dinheiro=money cartao=card vivo=cash carimb=stamp valid=validate ' +
    'alfandega=customs formulario=form imposto=vat iva.=vat minim=minimum compra=purchase comprei=bought loja=shop hotel=hotel restaurante=restaurant ' +
    'esquec=forgot perd=lost casa=home moro=live vivo=live resid=live passaporte=passport balcao=desk guiche=desk horario=opening_hours abert=open ' +
    'abre=open fechad=closed aeroporto=airport voo=flight trem=train comboio=train mala=suitcase bagagem=luggage idade=age anos=years presente=gift ' +
    'roupa=clothes livro=books remedio=medicine medicament=medicine tabaco=tobacco usad=second_hand enviar=send taxa=rate recibo=receipt somar=combine antes=before ' +
    'depois=after dias=days semana=weeks meses=months document=documents levar=bring mostrar=show usar=use abrir=open filho=son filha=daughter crianca=child esposa=wife marido=husband amig=friend estudante=student navio=ship cruzeiro=cruise carro=car pacote=parcel pagar=pay comissao=fee porque=why menos=less conta=account senha=password cancelar=cancel motorista=chauffeur mae.=mother escane=scan vermelho=red erro=wrong vinho=wine perfume=perfume copia=copy quais=which',
  ru:
    'сколько=how_much где.=where куда=where когда=when как.=how что.=what кто.=who можно=can_i могу=can_i нужно=must до.=until срок=deadline врем=long ' +
    'долго=long получ=get верн=get_back возврат=refund деньг=money карт=card наличн=cash печат=stamp штамп=stamp тамож=customs форм=form бланк=form ' +
    'ндс=vat налог=vat миним=minimum покуп=purchase купил=bought магазин=shop отел=hotel гостиниц=hotel ресторан=restaurant забыл=forgot потерял=lost ' +
    'дом=home жив=live прожива=live паспорт=passport стойк=desk окно=desk офис=desk открыт=open работает=open закрыт=closed аэропорт=airport рейс=flight ' +
    'поезд=train чемодан=suitcase багаж=luggage возраст=age лет.=years подар=gift одежд=clothes книг=books лекарств=medicine табак=tobacco сигарет=cigarettes ' +
    'онлайн=online отправ=send ставк=rate чек=receipt до=before после=after дней=days недел=weeks месяц=months документ=documents показ=show носить=wear надева=wear открыв=open ребен=child дети=children сын=son дочь=daughter дочк=daughter жен=wife муж=husband друг=friend студент=student корабл=ship круиз=cruise машин=car границ=border посыл=parcel комисси=fee почему=why меньше=less пароль=password отмен=cancel водител=chauffeur мама=mother красн=red ошибк=wrong вино=wine духи=perfume копи=copy терминал=kiosk работ=work',
  zh:
    '多少=how_much 哪里=where 哪儿=where 哪裡=where 何时=when 什么时候=when 怎么=how 怎麼=how 可以=can_i 能=can_i 多久=how_long 期限=deadline 之前=before 退税=tax_refund ' +
    '退稅=tax_refund 退款=refund 信用卡=card 到账=payout 现金=cash 現金=cash 盖章=stamp 蓋章=stamp 海关=customs 海關=customs 退税单=form 表格=form 最低=minimum 门槛=minimum 商店=shop ' +
    '酒店=hotel 餐厅=restaurant 忘=forgot 丢=lost 回家=home 回国=home 住=live 护照=passport 柜台=desk 櫃台=desk 几点=opening_hours 开门=open 营业=open 关门=closed 机场=airport ' +
    '航班=flight 火车=train 行李箱=suitcase 行李=luggage 岁=age 礼物=gift 书=books 药=medicine 烟=tobacco 网购=online 二手=second_hand 税率=rate 发票=receipt 合并=combine 离境=leave 小孩=child 孩子=child 儿子=son 女儿=daughter 妻子=wife 老婆=wife 丈夫=husband 老公=husband 朋友=friend 学生=student 留学=student 妈妈=mother 轮椅=wheelchair 复印件=copy 文件=documents 材料=documents 出示=show 穿=wear 用过=use 拆=open 邮寄=send 快递=courier 手续费=fee 为什么=why 少=less 密码=password 账户=account 取消=cancel 司机=chauffeur 红=red 机器=machine 坏=broken 错=wrong 酒=wine 香水=perfume 化妆品=cosmetics 邮轮=cruise 开车=car 边境=border 转机=transfer 手提=hand_luggage 托运=checked_bag 居留=residence_permit 条件=who_can_claim 资格=eligible 分开=separate 免税店=duty_free',
  ja:
    'いくら=how_much どこ=where いつまで=until_when いつ=when どう=how できますか=can_i できる=can 期限=deadline どのくらい=how_long 何日=how_long 免税=tax_free 還付=refund 戻=get_back ' +
    '返金=refund カード=card 現金=cash スタンプ=stamp 税関=customs 書類=form 用紙=form 最低=minimum 店=shop ホテル=hotel レストラン=restaurant 忘=forgot 失=lost なくし=lost ' +
    '帰国=home 住=live パスポート=passport カウンター=desk 手続き=procedure 営業=opening_hours 何時=opening_hours 開=open 閉=closed 空港=airport 電車=train 列車=train ' +
    'スーツケース=suitcase 荷物=luggage 歳=age お土産=gift 書籍=books 薬=medicine タバコ=tobacco 通販=online 中古=second_hand 税率=rate レシート=receipt 合算=combine 子供=child 子ども=child 息子=son 娘=daughter 妻=wife 夫=husband 友達=friend 学生=student 留学=student 母=mother 車椅子=wheelchair コピー=copy 必要=need 持って=bring 見せ=show 使=use 着=wear 開封=open 送=send 宅配=courier 手数料=fee なぜ=why 少な=less パスワード=password アカウント=account キャンセル=cancel 運転手=chauffeur 赤=red 機械=machine キオスク=kiosk 故障=broken 間違=wrong ワイン=wine 香水=perfume 化粧品=cosmetics クルーズ=cruise 車=car 国境=border 乗り継=transfer 乗換=transfer 機内=hand_luggage 預け=checked_bag 対象=eligible 資格=eligible 条件=who_can_claim 免税店=duty_free 同じ=same 手続きを忘=forgot_stamp 判子=stamp 郵送=mail チケット=ticket',
  ko:
    '얼마=how_much 어디=where 언제=when 어떻게=how 할수=can_i 수있=can_i 기한=deadline 얼마나=how_long 걸리=how_long 환급=refund 환불=refund 돌려=get_back 카드=card 현금=cash 도장=stamp ' +
    '세관=customs 서류=form 양식=form 최소=minimum 최저=minimum 가게=shop 매장=shop 호텔=hotel 식당=restaurant 잊=forgot 잃=lost 귀국=home 살고=live 거주=live 여권=passport 창구=desk 카운터=desk ' +
    '영업=opening_hours 열리=open 닫=closed 공항=airport 비행=flight 기차=train 캐리어=suitcase 수하물=luggage 나이=age 선물=gift 책=books 의약=medicine 담배=tobacco 온라인=online ' +
    '중고=second_hand 세율=rate 영수증=receipt 아이=child 자녀=child 아들=son 딸=daughter 아내=wife 남편=husband 친구=friend 학생=student 유학=student 어머니=mother 엄마=mother 휠체어=wheelchair 사본=copy 복사=copy 필요=need 가져=bring 보여=show 사용=use 입어=wear 입고=wear 개봉=open 배송=send 택배=courier 수수료=fee 왜=why 적게=less 비밀번호=password 계정=account 취소=cancel 기사=chauffeur 빨간=red 키오스크=kiosk 기계=machine 고장=broken 틀렸=wrong 오류=wrong 와인=wine 향수=perfume 화장품=cosmetics 크루즈=cruise 국경=border 환승=transfer 경유=transfer 기내=hand_luggage 위탁=checked_bag 자격=eligible 대상=eligible 조건=who_can_claim 면세점=duty_free 출국=leave 받나=get 받을=get 영수증만=no_form 택스리펀=tax_refund 택스프리=tax_free 우편=mail 수량=many',
  nl:
    'hoeveel=how_much waar.=where wanneer=when hoe.=how wat.=what wie.=who kan.=can mag.=can moet=must tot.=until termijn=deadline lang.=long krijg=get terug=back ' +
    'teruggave=refund terugkrijg=get_back geld=money kaart=card contant=cash stempel=stamp douane=customs formulier=form btw=vat minimum=minimum minimaal=minimum ' +
    'aankoop=purchase gekocht=bought winkel=shop hotel=hotel restaurant=restaurant vergeten=forgot kwijt=lost verloren=lost huis=home woon=live paspoort=passport ' +
    'balie=desk open.=open gesloten=closed dicht=closed luchthaven=airport vliegveld=airport vlucht=flight trein=train koffer=suitcase handbagage=hand_luggage bagage=luggage ' +
    'leeftijd=age jaar=years cadeau=gift kleding=clothes boeken=books medicijn=medicine tabak=tobacco tweedehands=second_hand sturen=send tarief=rate bon.=receipt factuur=receipt kind=child vrouw=wife man.=husband',
  tr:
    'kadar=how_much nerede=where nereden=where nerde=where zaman=when nasil=how kim.=who alabilir=can_get alir=get alin=get miyim=can_i mi.=can iade=refund vergi=vat para=money ' +
    'kart=card nakit=cash damga=stamp muhur=stamp gumruk=customs form=form minimum=minimum asgari=minimum aldim=bought alisveris=purchase magaza=shop dukkan=shop otel=hotel ' +
    'restoran=restaurant unuttu=forgot kayb=lost ev.=home yasiyor=live yasıyor=live oturuyor=live pasaport=passport acik=open kapali=closed havaalan=airport havaliman=airport ucus=flight ' +
    'tren.=train bavul=suitcase valiz=suitcase bagaj=luggage yas.=age cocuk=child hediye=gift kitap=books ilac=medicine sigara=tobacco fatura=receipt fis.=receipt kuyruk=queue uzun=long sure=long ne.=what gun.=days ay.=months',
  ar:
    'كم=how_much أين=where اين=where متى=when كيف=how هل=can ماذا=what من=who يمكن=can أستطيع=can استرداد=refund استرد=refund أسترد=get_back استعادة=refund الضريبة=vat ضريبة=vat ' +
    'مال=money نقد=cash بطاقة=card ختم=stamp الجمارك=customs جمارك=customs نموذج=form استمارة=form الحد=minimum أدنى=minimum اشتري=bought متجر=shop محل=shop فندق=hotel الفندق=hotel مطعم=restaurant ' +
    'نسيت=forgot فقدت=lost ضاع=lost البيت=home أسكن=live اسكن=live أعيش=live اعيش=live جواز=passport مكتب=desk مفتوح=open مغلق=closed مطار=airport المطار=airport رحلة=flight قطار=train حقيبة=suitcase ' +
    'عمر=age طفل=child ابن=son ابنتي=daughter زوجت=wife هدية=gift كتب=books دواء=medicine سجائر=tobacco فاتورة=receipt مدة=long موعد=deadline أيام=days شهر=months',
}
/** Languages without blanks between words. */
export const withoutBlanks: readonly string[] = ['zh', 'ja', 'ko']

type Gloss = { stem: string; isWhole: boolean; english: string[] }

const byLanguage = new Map(
  Object.entries(glosses).map(([language, list]) => [
    language,
    list.split(' ').map((entry): Gloss => {
      const [stem = '', english = ''] = entry.split('=')
      return { stem: stem.replace(/\.$/, ''), isWhole: stem.endsWith('.'), english: english.split('_') }
    }),
  ]),
)

/** Returns the English words for a word of another language: "refund" for "Erstattung". Empty if it is unknown. */
export function glossOf(word: string, language: string): string[] {
  const known = byLanguage.get(language) ?? []
  if (withoutBlanks.includes(language))
    return known.filter(({ stem }) => word.includes(stem)).flatMap(({ english }) => english)
  const found = known
    .filter(({ stem, isWhole }) => (isWhole ? word === stem : word.startsWith(stem)))
    .toSorted((a, b) => b.stem.length - a.stem.length)
  return found[0]?.english ?? []
}
