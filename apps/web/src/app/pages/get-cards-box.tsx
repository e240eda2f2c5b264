import cleanPower from '@trio/deck/posters/cleanPower.svg';
import digitalShield from '@trio/deck/posters/digitalShield.svg';
import emergencyResponse from '@trio/deck/posters/emergencyResponse.svg';
import entrepreneurship from '@trio/deck/posters/entrepreneurship.svg';
import learnForLife from '@trio/deck/posters/learnForLife.svg';
import { Logo } from '../../ui/logo.tsx';
import style from './get-cards-box.module.css';

const posters = [emergencyResponse, learnForLife, entrepreneurship, cleanPower, digitalShield];

/** Decorative: the box hides the titles of the cards. */
export function GetCardsBox() {
  return (
    <div className={style.scene} aria-hidden="true">
      {posters.map((poster) => (
        <img key={poster} className={style.card} src={poster} alt="" width={220} height={352} />
      ))}
      <div className={style.box}>
        <Logo />
      </div>
    </div>
  );
}
