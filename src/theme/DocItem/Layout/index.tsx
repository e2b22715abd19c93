import Layout from '@theme-original/DocItem/Layout';
import {asPiece} from '@site/src/components/Piece';

/** A docs page with its contents and its foot, taken over after the frames around it. */
export default asPiece(Layout);
