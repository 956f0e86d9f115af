// The element as the README shows it, with its variables and parts; the test puts the shop's origin into the address.
import '@rider/chat/element';
import './looks.css';
import element from './element.txt?raw';

const shop = new URLSearchParams(location.search).get('shop') ?? '';
document.body.insertAdjacentHTML('beforeend', element.replace('https://shop.example', shop));
